import type { ListingFilter } from "#src/features/listings/schemas.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FILTERS } from "./messages.ts";
import { countFilters } from "./search.ts";
import { useFilters } from "./use-filters.ts";

export interface FilterSheetProps {
  filter: ListingFilter;
  /** "128 anúncios", once loaded. */
  countText: string | undefined;
  onClose: () => void;
}

/** The filters on phones. Changes apply at once behind the sheet, and its button shows the number of results. */
export function FilterSheet({ filter, countText, onClose }: FilterSheetProps) {
  const { clear } = useFilters();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={FILTERS.title}
      size="sm"
      footer={
        <>
          {countFilters(filter) > 0 && (
            <Button variant="ghost" onClick={clear}>
              {FILTERS.clear}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {countText === undefined ? FILTERS.show : FILTERS.showCount(countText)}
          </Button>
        </>
      }
    >
      <FilterFields filter={filter} hasCategory />
    </Dialog>
  );
}
