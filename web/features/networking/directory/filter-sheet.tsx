import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { FilterSheet as Sheet } from "@/ui/overlays/filter-sheet.tsx";
import { countFilters } from "./directory-search.ts";
import { FilterFields } from "./filter-fields.tsx";
import { FILTER, PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

interface FilterSheetProps {
  search: DirectorySearch;
  /** "128" or "1.000+", once loaded. */
  count: string | undefined;
  onClose: () => void;
}

/** The filters on phones. The button that closes them shows the number of results. */
export function FilterSheet({ search, count, onClose }: FilterSheetProps) {
  const { clear } = useFilters();
  return (
    <Sheet
      title={PORTAL.filters}
      show={FILTER.show(count)}
      clear={PORTAL.clear}
      onClear={countFilters(search) > 0 ? clear : undefined}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FilterFields search={search} />
      </div>
    </Sheet>
  );
}
