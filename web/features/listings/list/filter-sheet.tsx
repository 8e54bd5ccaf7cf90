import type { ListingFilter } from "#src/features/listings/schemas.ts";
import { FilterSheet as Sheet } from "@/ui/overlays/filter-sheet.tsx";
import { FILTERS } from "../messages.ts";
import { countFilters } from "../search.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFilters } from "./use-filters.ts";

interface FilterSheetProps {
  filter: ListingFilter;
  /** "128 anúncios", once loaded. */
  countText: string | undefined;
  onClose: () => void;
}

/** The filters on phones. The button that closes them shows the number of results. */
export function FilterSheet({ filter, countText, onClose }: FilterSheetProps) {
  const { clear } = useFilters();
  return (
    <Sheet
      title={FILTERS.title}
      show={countText === undefined ? FILTERS.show : FILTERS.showCount(countText)}
      clear={FILTERS.clear}
      onClear={countFilters(filter) > 0 ? clear : undefined}
      onClose={onClose}
    >
      <FilterFields filter={filter} hasCategory />
    </Sheet>
  );
}
