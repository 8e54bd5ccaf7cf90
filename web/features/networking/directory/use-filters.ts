import { useNavigate } from "@tanstack/react-router";
import { directorySearch } from "#src/features/networking/search-params.ts";
import { withFilter, withoutFilters } from "./directory-search.ts";

/** Changes the filters in the URL, replacing the history entry. */
export function useFilters() {
  const navigate = useNavigate();
  const stay = { to: "/portal-conexoes", replace: true, resetScroll: false } as const;
  return {
    filter: (change: Parameters<typeof withFilter>[1]) =>
      void navigate({ ...stay, search: (search) => withFilter(directorySearch(search), change) }),
    clear: () => void navigate({ ...stay, search: (search) => withoutFilters(directorySearch(search)) }),
  };
}
