import { Share2 } from "lucide-react";
import { listingSlug } from "#src/features/listings/addresses.ts";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { LINK_COPY } from "@/lib/messages.ts";
import { shareLink } from "@/lib/share.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { listingPrice } from "../listing-marks.tsx";
import { DETAIL } from "./messages.ts";

type Shared = Pick<ListingSummary, "id" | "title" | "priceCents">;

const loadMask = () => import("#src/shared/contacts-in-text.ts");

/** What is shared of a listing: without contacts, whoever shares it. Its seller sees their own text as written. */
async function sharedOf({ id, title: written, priceCents }: Shared): Promise<Required<Omit<ShareData, "files">>> {
  const { maskContacts } = await loadMask();
  const title = maskContacts(written);
  const url = `${window.location.origin}/anuncio/${listingSlug({ id, title })}`;
  return { title, text: `${title}, ${listingPrice(priceCents)}`, url };
}

async function share(listing: Shared): Promise<void> {
  const shared = await sharedOf(listing);
  await shareLink(shared.url, shared);
}

export function ShareButton({ listing, variant = "ghost" }: { listing: Shared; variant?: "ghost" | "secondary" }) {
  const preload = () => void loadMask().catch(() => undefined);
  return (
    <Button
      variant={variant}
      size="sm"
      icon={Share2}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void share(listing).catch(() => notify.error(LINK_COPY.failed))}
      className="noscript:hidden"
    >
      {DETAIL.share}
    </Button>
  );
}
