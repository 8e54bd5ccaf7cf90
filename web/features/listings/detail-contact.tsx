import { Phone, UserRound } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { ActionBar } from "@/ui/bottom-bar.tsx";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import type { Icon as IconType } from "@/ui/icon-type.ts";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { DETAIL } from "./detail-messages.ts";
import { ShowPhone } from "./show-phone.tsx";

/** The seller, and the contact options the seller chose. */
export function SellerCard({ detail }: { detail: ListingDetail | undefined }) {
  if (!detail) {
    return (
      <Card>
        <SkeletonGroup label={DETAIL.contactLoading}>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-3 h-6 w-48" />
          <Skeleton className="mt-3 h-12 w-full rounded-control" />
        </SkeletonGroup>
      </Card>
    );
  }
  const { id, sellerName, hasPhone, hasWhatsapp, isOwn } = detail;
  return (
    <Card as="section" aria-labelledby="anunciante">
      <h2 id="anunciante" className="text-base">
        {DETAIL.seller}
      </h2>
      <p className="mt-2 flex items-start gap-2 font-semibold">
        <UserRound size={20} aria-hidden className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 break-words">{sellerName}</span>
      </p>
      {isOwn && <OwnContact detail={detail} />}
      {!isOwn && (
        <div className="mt-3 flex flex-col gap-2 empty:hidden">
          {hasWhatsapp && <WhatsAppLink id={id} className="max-md:hidden" />}
          {hasPhone && <ShowPhone key={id} listingId={id} />}
        </div>
      )}
      {!hasPhone && !hasWhatsapp && <p className="mt-2 text-ink-soft">{DETAIL.hidden}</p>}
      {isOwn && <p className="mt-2 text-sm text-ink-soft">{DETAIL.ownContact}</p>}
    </Card>
  );
}

/** Shows owners their own number, once per contact option that others see. */
function OwnContact({ detail: { hasPhone, hasWhatsapp } }: { detail: ListingDetail }) {
  const number = formatPhone(useCurrentUser()?.phone ?? "");
  return (
    <>
      {hasPhone && <OwnNumber icon={Phone} label={DETAIL.phone} number={number} />}
      {hasWhatsapp && <OwnNumber icon={WhatsAppIcon} label={DETAIL.whatsappOf} number={number} />}
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

function WhatsAppLink({ id, className }: { id: string; className?: string }) {
  return (
    <ButtonLink href={contactPath("anuncio", id)} newTab full icon={WhatsAppIcon} className={className}>
      {DETAIL.whatsapp}
    </ButtonLink>
  );
}

/** WhatsApp link in a bottom bar on phones; not for the owner. */
export function WhatsAppBar({ detail: { id, hasWhatsapp, isOwn } }: { detail: ListingDetail }) {
  if (!hasWhatsapp || isOwn) return null;
  return (
    <ActionBar className="md:hidden">
      <WhatsAppLink id={id} />
    </ActionBar>
  );
}
