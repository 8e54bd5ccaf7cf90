import { ContactRound, QrCode } from "lucide-react";
import type { PublicCard } from "#src/features/networking/schemas.ts";
import { instagramLink } from "@/lib/instagram.ts";
import { vcard } from "@/lib/vcard.ts";
import { whatsappLink } from "@/lib/whatsapp.ts";
import { InstagramIcon, WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { cardAddress } from "./addresses.ts";
import { CARD, ORG } from "./messages.ts";
import { useLate } from "./use-late.ts";

const loadQr = async () => (await import("./qr-dialog.tsx")).QrDialog;

/** The contact as a file, which phones offer to put into the address book. */
function saveContact(card: PublicCard): void {
  const { slug, name, profession, whatsapp, instagram } = card;
  const urls = [cardAddress(slug), ...(instagram ? [instagramLink(instagram)] : [])];
  const text = vcard({ name, role: profession, org: ORG, phone: whatsapp, urls });
  const address = URL.createObjectURL(new Blob([text], { type: "text/vcard;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${slug}.vcf`;
  link.click();
  URL.revokeObjectURL(address);
}

/** What one can do with a card: call, look, keep. */
export function CardActions({ card }: { card: PublicCard }) {
  const qr = useLate(loadQr);
  const preloadQr = () => void loadQr().catch(() => undefined);
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2">
      {card.whatsapp && (
        <ButtonLink
          href={whatsappLink(card.whatsapp, CARD.greeting(card.name))}
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
      <Button variant="ghost" size="sm" icon={ContactRound} onClick={() => saveContact(card)}>
        {CARD.save}
      </Button>
      <Button variant="ghost" size="sm" icon={QrCode} onPointerEnter={preloadQr} onFocus={preloadQr} onClick={qr.open}>
        {CARD.qr}
      </Button>
      {qr.Part && <qr.Part name={card.name} address={cardAddress(card.slug)} onClose={qr.close} />}
    </div>
  );
}
