import { Phone } from "lucide-react";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import type { Icon as IconType } from "@/ui/icon-type.ts";
import { DETAIL } from "./detail-messages.ts";
import { OWN_CONTACT } from "./own-messages.ts";

/** Shows owners their own number, once per contact option that others see. */
export function OwnContact({ detail: { hasPhone, hasWhatsapp, isSold } }: { detail: ListingDetail }) {
  const number = formatPhone(useCurrentUser()?.phone ?? "");
  return (
    <>
      {hasPhone && <OwnNumber icon={Phone} label={DETAIL.phone} number={number} />}
      {hasWhatsapp && <OwnNumber icon={WhatsAppIcon} label={DETAIL.whatsappOf} number={number} />}
      {!isSold && <p className="mt-2 text-sm text-ink-soft">{OWN_CONTACT}</p>}
    </>
  );
}

function OwnNumber({ icon: Icon, label, number }: { icon: IconType; label: string; number: string }) {
  return (
    <p className="flex min-h-11 items-center gap-2 tabular-nums">
      <Icon size={20} aria-hidden className="text-ink-soft" />
      <span className="sr-only">{label}</span>
      {number}
    </p>
  );
}
