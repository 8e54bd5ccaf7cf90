import { Share2 } from "lucide-react";
import { listingSlug } from "#src/features/listings/addresses.ts";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { listingPrice } from "../listing-marks.tsx";
import { DETAIL } from "./messages.ts";

/** The URL to share. */
export const publicLink = (listing: Pick<ListingSummary, "id" | "title">) =>
  `${window.location.origin}/anuncio/${listingSlug(listing)}`;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify.success(DETAIL.copied);
  } catch (error) {
    console.warn("copying failed", error);
    notify.error(DETAIL.copyFailed, link);
  }
}

type Shared = Pick<ListingSummary, "id" | "title" | "priceCents">;

/** Opens the native share sheet, or copies the link if there is none or it fails. Canceling does nothing. */
async function share(listing: Shared): Promise<void> {
  const url = publicLink(listing);
  if (typeof navigator.share !== "function") return copy(url);
  try {
    await navigator.share({ title: listing.title, text: `${listing.title}, ${listingPrice(listing.priceCents)}`, url });
  } catch (error) {
    const isCalledOff = error instanceof DOMException && error.name === "AbortError";
    if (!isCalledOff) await copy(url);
  }
}

export function ShareButton({ listing, variant = "ghost" }: { listing: Shared; variant?: "ghost" | "secondary" }) {
  return (
    <Button variant={variant} size="sm" icon={Share2} onClick={() => void share(listing)} className="noscript:hidden">
      {DETAIL.share}
    </Button>
  );
}
