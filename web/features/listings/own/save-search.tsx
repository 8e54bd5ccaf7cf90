import { Link } from "@tanstack/react-router";
import { BellPlus, BellRing } from "lucide-react";
import { isNarrow } from "#src/features/listings/saved-addresses.ts";
import type { SavedFilter } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { Button, buttonClass } from "@/ui/button.tsx";
import { KeepFocus } from "@/ui/keep-focus.tsx";
import { listSearch } from "../search.ts";
import { SEARCHES } from "./messages.ts";
import { useIsSaved, useSaveSearch } from "./use-searches.ts";

const BUTTON_STYLE = { variant: "outline", size: "sm" } as const;

function OwnSaveSearch({ filter }: { filter: SavedFilter }) {
  const isSaved = useIsSaved(filter);
  const { save, isSaving } = useSaveSearch();
  return (
    <KeepFocus>
      {isSaved ? (
        <Link
          to="/marketplace"
          search={(search: MarketplaceSearch) => ({ ...listSearch(search), ver: "buscas" as const })}
          state={{ isFromList: true }}
          className={buttonClass(BUTTON_STYLE)}
        >
          <BellRing size={18} aria-hidden />
          {SEARCHES.saved}
        </Link>
      ) : (
        <Button
          {...BUTTON_STYLE}
          icon={BellPlus}
          busy={isSaving}
          disabled={isSaved === undefined}
          onClick={() => save(filter)}
        >
          {SEARCHES.save}
        </Button>
      )}
    </KeepFocus>
  );
}

function VisitorsSaveSearch() {
  return (
    <LogInLink className={buttonClass(BUTTON_STYLE)}>
      <BellPlus size={18} aria-hidden />
      {SEARCHES.save}
    </LogInLink>
  );
}

/** Saves the list's search, for which visitors log in first. */
export function SaveSearch({ filter, isLoggedIn }: { filter: SavedFilter; isLoggedIn: boolean }) {
  const { text, category, cityId, minPriceCents, maxPriceCents } = filter;
  const saved = { text, category, cityId, minPriceCents, maxPriceCents };
  if (!isNarrow(saved)) return null;
  return isLoggedIn ? <OwnSaveSearch filter={saved} /> : <VisitorsSaveSearch />;
}
