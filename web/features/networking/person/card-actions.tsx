import { ContactRound, QrCode, Share2 } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { late } from "@/lib/late.tsx";
import { copyText, openShareSheet } from "@/lib/share.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { cardAddress } from "../addresses.ts";
import { COPY } from "../messages.ts";
import { PERSON } from "./messages.ts";

const QrDialog = late(async () => (await import("./qr-dialog.tsx")).QrDialog);

/** Copies the text first, because that works on every device. */
export async function shareCard({ name, profession, slug }: ProfessionalPage): Promise<void> {
  const text = PERSON.shareText({ name, profession, link: cardAddress(slug) });
  await copyText(text, COPY);
  await openShareSheet({ text });
}

/** Shows the card's QR code; saves the contact of somebody else as a file, and shares their card. */
export function CardActions({ person }: { person: ProfessionalPage }) {
  const qr = useLateDialog(QrDialog);
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {!person.isOwn && (
        <ButtonLink href={contactPath("cartao", person.id, "vcard")} variant="ghost" size="sm" icon={ContactRound}>
          {PERSON.save}
        </ButtonLink>
      )}
      <Button variant="ghost" size="sm" icon={QrCode} {...qr.opener} className="whitespace-nowrap noscript:hidden">
        {PERSON.qr}
      </Button>
      {!person.isOwn && (
        <Button
          variant="ghost"
          size="sm"
          icon={Share2}
          onClick={() => void shareCard(person)}
          className="whitespace-nowrap noscript:hidden"
        >
          {PERSON.send}
        </Button>
      )}
      {qr.isOpen && <QrDialog name={person.name} address={cardAddress(person.slug)} onClose={qr.close} />}
    </div>
  );
}
