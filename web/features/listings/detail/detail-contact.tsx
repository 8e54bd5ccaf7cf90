import { useMutation } from "@tanstack/react-query";
import { Phone, UserRound } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { PhoneAnswer, RefusalAnswer } from "#src/features/contacts/schemas.ts";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { phoneLink } from "#src/shared/links.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { confirmPhone } from "@/lib/account/confirm-phone.tsx";
import { onPlainClick } from "@/lib/plain-click.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { LateOwnContact } from "./late-parts.tsx";
import { DETAIL } from "./messages.ts";

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

/** The server refused; the message is meant for the user. */
class PhoneRefused extends Error {
  override readonly name = "PhoneRefused";
}

/** Undefined if the page before a first contact opens instead. */
async function askPhone(listingId: string): Promise<string | undefined> {
  const path = contactPath("anuncio", listingId, "telefone");
  const response = await fetch(path, { headers: { accept: "application/json" } });
  const answer = (await response.json()) as PhoneAnswer | RefusalAnswer;
  if ("phone" in answer) {
    if (answer.phone === null) window.location.assign(path);
    return answer.phone ?? undefined;
  }
  if (answer.code === "phone.unconfirmed" && (await confirmPhone())) return askPhone(listingId);
  throw new PhoneRefused(answer.message);
}

/** The seller's number, fetched only on request, because each response is recorded and counted. */
function usePhone(listingId: string) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => askPhone(listingId),
    onError: (error) =>
      notify.error(DETAIL.phoneFailed, error instanceof PhoneRefused ? error.message : DETAIL.phoneFailedText),
  });
  return { phone: data, isAsking: isPending, ask: () => mutate() };
}

/** Replaces its link with the seller's number when clicked. The link itself opens a page that shows the number. */
function ShowPhone({ listingId }: { listingId: string }) {
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
