import { Phone } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import { phoneLink } from "#src/shared/links.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { DETAIL } from "./detail-messages.ts";
import { usePhone } from "./use-phone.ts";

/** Replaces its link with the seller's number when clicked. The link itself opens a page that shows the number. */
export function ShowPhone({ listingId }: { listingId: string }) {
  const { phone, isAsking, ask } = usePhone(listingId);
  if (phone !== undefined) return <PhoneNumber phone={phone} />;
  return (
    <ButtonLink
      href={contactPath("anuncio", listingId, "telefone")}
      variant="outline"
      full
      icon={Phone}
      aria-busy={isAsking || undefined}
      onClick={onPlainClick(() => {
        if (!isAsking) ask();
      })}
    >
      {isAsking ? DETAIL.showingPhone : DETAIL.showPhone}
    </ButtonLink>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <p className="flex items-center gap-2">
      <Phone size={20} aria-hidden className="text-ink-soft" />
      <span className="sr-only">{DETAIL.phone}</span>
      <a
        // The link that had the focus is gone.
        ref={(link) => link?.focus()}
        href={phoneLink(phone)}
        className="link inline-flex min-h-11 items-center tabular-nums"
      >
        {formatPhone(phone)}
      </a>
    </p>
  );
}
