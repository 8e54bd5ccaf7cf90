import { useNavigate } from "@tanstack/react-router";
import type { MarketplaceSearch } from "#src/features/listings/addresses.ts";
import { fromStart, listSearch, withoutFilters } from "./search.ts";

/** Changes the list's filters in the URL, replacing the history entry. The list begins at its start again. */
export function useFilters() {
  const navigate = useNavigate();
  const change = (changed: { [Key in keyof MarketplaceSearch]?: MarketplaceSearch[Key] | undefined }) =>
    void navigate({
      to: "/marketplace",
      search: (search: MarketplaceSearch) => {
        const next = Object.entries({ ...fromStart(search), ...changed }).filter(([, value]) => value !== undefined);
        return Object.fromEntries(next) as MarketplaceSearch;
      },
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
