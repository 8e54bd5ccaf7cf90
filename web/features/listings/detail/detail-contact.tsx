import { UserRound } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { Card } from "@/ui/card.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { LateOwnContact } from "./late-parts.tsx";
import { DETAIL } from "./messages.ts";
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
  const { id, sellerName, hasPhone, hasWhatsapp, hasConfirmedPhone, isOwn, isSold } = detail;
  return (
    <Card as="section" aria-labelledby="anunciante">
      <h2 id="anunciante" className="text-base">
        {DETAIL.seller}
      </h2>
      <p className="mt-2 flex items-start gap-2 font-semibold">
        <UserRound size={20} aria-hidden className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 break-words">{sellerName}</span>
      </p>
      {hasConfirmedPhone && (hasPhone || hasWhatsapp) && (
        <p className="mt-1.5 flex">
          <PhoneBadge isConfirmed />
        </p>
      )}
      {isOwn && <LateOwnContact detail={detail} />}
      {!isOwn && (
        <div className="mt-3 flex flex-col gap-2 empty:hidden">
          {hasWhatsapp && <ChatLink id={id} className="max-md:hidden" />}
          {hasPhone && <ShowPhone key={id} listingId={id} />}
        </div>
      )}
      {!hasPhone && !hasWhatsapp && !isSold && <p className="mt-2 text-ink-soft">{DETAIL.hidden}</p>}
    </Card>
  );
}

function ChatLink({ id, className }: { id: string; className?: string }) {
  return (
    <WhatsAppLink href={contactPath("anuncio", id)} full className={className}>
      {DETAIL.whatsapp}
    </WhatsAppLink>
  );
}

/** WhatsApp link in a bottom bar on phones; not for the owner. */
export function WhatsAppBar({ detail: { id, hasWhatsapp, isOwn } }: { detail: ListingDetail }) {
  if (!hasWhatsapp || isOwn) return null;
  return (
    <ActionBar className="md:hidden">
      <ChatLink id={id} />
    </ActionBar>
  );
}
