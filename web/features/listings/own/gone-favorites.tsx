import { HeartOff } from "lucide-react";
import { useEffect, useState } from "react";
import type { FavoriteListing } from "#src/features/listings/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { readKnown, storeKnown } from "./known-favorites.ts";
import { FAVORITES } from "./messages.ts";

/** Says which favourites are no longer in the portal. */
export function GoneFavorites({ listings }: { listings: readonly FavoriteListing[] }) {
  const [known, setKnown] = useState(readKnown);
  const titles = Object.fromEntries(listings.map(({ id, title }) => [id, title]));
  const missing = Object.entries(known).filter(([id]) => !(id in titles));
  // Those that were taken out on another device are still there.
  const answers = trpc.useQueries((t) => missing.map(([id]) => t.listings.byId({ id })));
  const gone = missing.filter((_, index) => failureOf(answers[index]?.error).code === "listing.not_found");
  const isAsking = answers.some(({ isPending }) => isPending);
  const next = JSON.stringify({ ...Object.fromEntries(gone), ...titles });
  useEffect(() => {
    if (!isAsking) storeKnown(JSON.parse(next));
  }, [next, isAsking]);
  if (gone.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-4 gap-4 rounded-card bg-concrete-100 p-4 md:flex md:items-center md:justify-between"
    >
      <p className="flex items-start gap-2">
        <HeartOff size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{FAVORITES.gone(gone.map(([, title]) => String(title)))}</span>
      </p>
      <Button variant="outline" size="sm" className="shrink-0 max-md:mt-3" onClick={() => setKnown(titles)}>
        {FAVORITES.understood}
      </Button>
    </div>
  );
}
