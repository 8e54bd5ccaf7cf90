import { ContactRound, QrCode, Share2 } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { PublicCard } from "#src/features/networking/schemas.ts";
import { instagramLink } from "#src/shared/links.ts";
import { late } from "@/lib/late.tsx";
import { LATE } from "@/lib/messages.ts";
import { InstagramIcon, WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { cardAddress } from "../addresses.ts";
import { copyAndShare } from "../copy-text.ts";
import { CARD } from "./messages.ts";

const QrDialog = late(async () => (await import("./qr-dialog.tsx")).QrDialog);

/** A card's actions: WhatsApp, Instagram, saving the contact as a file, the QR code, and sharing. */
export function CardActions({ card }: { card: PublicCard }) {
  const qr = useLateDialog(QrDialog, LATE);
  const share = () =>
    void copyAndShare(CARD.shareText({ name: card.name, profession: card.profession, link: cardAddress(card.slug) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[3fr_2fr]">
      {card.hasWhatsapp && (
        <ButtonLink
          href={contactPath("cartao", card.id)}
          newTab
          variant={card.isOwn ? "outline" : "primary"}
          icon={WhatsAppIcon}
          className="col-span-2"
        >
          {CARD.whatsapp}
        </ButtonLink>
      )}
      {card.instagram && (
        <ButtonLink
          href={instagramLink(card.instagram)}
          newTab
          variant="outline"
          icon={InstagramIcon}
          className="col-span-2"
        >
          {CARD.instagram}
        </ButtonLink>
      )}
      <ButtonLink href={contactPath("cartao", card.id, "vcard")} variant="ghost" size="sm" icon={ContactRound}>
        {CARD.save}
      </ButtonLink>
      <Button variant="ghost" size="sm" icon={QrCode} {...qr.opener} className="whitespace-nowrap noscript:hidden">
        {CARD.qr}
      </Button>
      {!card.isOwn && (
        <Button variant="ghost" size="sm" icon={Share2} onClick={share} className="col-span-2 noscript:hidden">
          {CARD.send}
        </Button>
      )}
      {qr.isOpen && <QrDialog name={card.name} address={cardAddress(card.slug)} onClose={qr.close} />}
    </div>
  );
}
