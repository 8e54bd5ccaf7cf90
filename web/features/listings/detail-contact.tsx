import { Phone, UserRound } from "lucide-react";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { maskPhone } from "@/lib/masks.ts";
import { whatsappLink } from "@/lib/whatsapp.ts";
import { ActionBar } from "@/ui/bottom-bar.tsx";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { DETAIL } from "./messages.ts";
import { formatPrice } from "./price.ts";
import { publicLink } from "./share-button.tsx";

/** Who sells, and how the seller wants to be reached. */
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
  const { sellerName, sellerPhone, sellerWhatsapp, isOwn } = detail;
  return (
    <Card as="section" aria-labelledby="anunciante">
      <h2 id="anunciante" className="text-base">
        {DETAIL.seller}
      </h2>
      <p className="mt-2 flex items-start gap-2 font-semibold">
        <UserRound size={20} aria-hidden className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 break-words">{sellerName}</span>
      </p>
      {sellerPhone !== null && (
        <p className="flex items-center gap-2">
          <Phone size={20} aria-hidden className="text-ink-soft" />
          <span className="sr-only">{DETAIL.phone}</span>
          <a href={`tel:+55${sellerPhone}`} className="link inline-flex min-h-11 items-center tabular-nums">
            {maskPhone(sellerPhone)}
          </a>
        </p>
      )}
      {sellerWhatsapp !== null && isOwn && (
        <p className="flex min-h-11 items-center gap-2 tabular-nums">
          <WhatsAppIcon size={20} aria-hidden className="text-ink-soft" />
          <span className="sr-only">{DETAIL.whatsappOf}</span>
          {maskPhone(sellerWhatsapp)}
        </p>
      )}
      {sellerWhatsapp !== null && !isOwn && (
        <div className="mt-3 max-md:hidden">
          <WhatsAppLink detail={detail} />
        </div>
      )}
      {sellerPhone === null && sellerWhatsapp === null && <p className="mt-2 text-ink-soft">{DETAIL.hidden}</p>}
      {isOwn && <p className="mt-2 text-sm text-ink-soft">{DETAIL.ownContact}</p>}
    </Card>
  );
}

function WhatsAppLink({ detail }: { detail: ListingDetail }) {
  const { sellerName, sellerWhatsapp, title, priceCents } = detail;
  const text = DETAIL.greeting({ seller: sellerName, title, price: formatPrice(priceCents), link: publicLink(detail) });
  return (
    <ButtonLink href={whatsappLink(sellerWhatsapp, text)} newTab full icon={WhatsAppIcon}>
      {DETAIL.whatsapp}
    </ButtonLink>
  );
}

/** On phones the way to the seller is at the thumb; the owner has no use for it. */
export function WhatsAppBar({ detail }: { detail: ListingDetail }) {
  if (detail.sellerWhatsapp === null || detail.isOwn) return null;
  return (
    <ActionBar className="md:hidden">
      <WhatsAppLink detail={detail} />
    </ActionBar>
  );
}
