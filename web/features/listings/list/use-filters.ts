import { useNavigate } from "@tanstack/react-router";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { fromStart, listSearch, withoutFilters } from "../search.ts";

/** Changes the list's filters in the URL, replacing the history entry. The list begins at its start again. */
export function useFilters() {
  const navigate = useNavigate();
  const change = (changed: MarketplaceSearch) =>
    void navigate({
      to: "/marketplace",
      search: (search: MarketplaceSearch) => ({ ...fromStart(search), ...changed }),
      replace: true,
    });
  const clear = () =>
    void navigate({
      to: "/marketplace",
      search: (search: MarketplaceSearch) => withoutFilters(listSearch(search)),
      replace: true,
    });
  return { change, clear };
}
