import { CONTENT_FILTERS as FILTER_VALUES } from "#src/features/admin/rules.ts";
import { choicesOf, chosen } from "../choices.ts";
import { ChoiceChips, Controls, SearchBox } from "../list-controls.tsx";
import { LIST } from "../panel-messages.ts";
import type { AdminSearch } from "../search.ts";
import type { TabProps } from "../tab.ts";
import { CONTENT_FILTERS } from "./messages.ts";

const FILTERS = choicesOf(FILTER_VALUES, CONTENT_FILTERS);

/** What a list of content asks the server for. */
export function contentQuery({ busca, filtro }: AdminSearch) {
  return { text: busca ?? "", filter: chosen(FILTERS, filtro).value };
}

/** Search box and filter of the lists of content. */
export function ContentControls({ search, change, label }: TabProps & { label: string }) {
  return (
    <Controls>
      <SearchBox search={search} change={change} label={label} />
      <ChoiceChips
        label={LIST.filter}
        choices={FILTERS}
        slug={chosen(FILTERS, search.filtro).slug}
        onChange={(filtro) => change({ filtro })}
      />
    </Controls>
  );
}
