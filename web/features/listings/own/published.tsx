import { Link, useLocation } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import { useState } from "react";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { buttonClass, IconButton } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ShareButton } from "../detail/share-button.tsx";
import { PUBLISHED } from "./messages.ts";

/** Over the list, right after the user published a listing. */
export function Published() {
  const listing = useLocation({ select: ({ state }) => state.published });
  const [isShown, setShown] = useState(true);
  if (!listing || !isShown) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="publicado" className="mb-1 p-3">
      <div className="flex items-start gap-2">
        <CircleCheck size={20} aria-hidden className="mt-0.5 text-success" />
        <div className="min-w-0 flex-1">
          <h2 id="publicado" className="text-base">
            {PUBLISHED.title}
          </h2>
          <p className="text-sm text-ink-soft">{PUBLISHED.text}</p>
        </div>
        <IconButton
          icon={X}
          label={PUBLISHED.close}
          variant="ghost"
          className="-mt-2 -mr-2"
          onClick={() => setShown(false)}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <ShareButton listing={listing} variant="secondary" />
        <Link
          to="/marketplace"
          search={(search: MarketplaceSearch) => ({ ...search, anuncio: listing.id })}
          state={{ isFromList: true }}
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          {PUBLISHED.open}
        </Link>
      </div>
    </Card>
  );
}
