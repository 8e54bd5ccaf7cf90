import type { ReactNode } from "react";
import { SEARCH_MAX_LENGTH } from "#src/features/admin/rules.ts";
import { ToggleChip } from "@/ui/fields/toggle-chip.tsx";
import { SearchForm } from "@/ui/search-form.tsx";
import { type Choice, type Choices, chosen } from "./choices.ts";
import { LIST } from "./panel-messages.ts";
import type { TabProps } from "./tab.ts";

/** The search box of a tab. The URL follows the typed text with a delay. */
export function SearchBox({ search, change, label = LIST.search }: TabProps & { label?: string }) {
  return (
    <SearchForm
      label={label}
      value={search.busca ?? ""}
      onSearch={(text) => change({ busca: text || undefined })}
      maxLength={SEARCH_MAX_LENGTH}
    />
  );
}

interface ChoiceChipsProps {
  label: string;
  choices: readonly Choice<unknown>[];
  slug: string;
  onChange: (slug: string) => void;
}

/** A filter of which one choice is active. */
export function ChoiceChips({ label, choices, slug, onChange }: ChoiceChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <ToggleChip key={choice.slug} pressed={choice.slug === slug} onPressedChange={() => onChange(choice.slug)}>
          {choice.label}
        </ToggleChip>
      ))}
    </fieldset>
  );
}

/** Space around the search box and filters above a list. */
export function Controls({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-col gap-3">{children}</div>;
}

/** Search box and filter above a list. */
export function SearchAndFilter({ search, change, choices }: TabProps & { choices: Choices<unknown> }) {
  return (
    <Controls>
      <SearchBox search={search} change={change} />
      <ChoiceChips
        label={LIST.filter}
        choices={choices}
        slug={chosen(choices, search.filtro).slug}
        onChange={(filtro) => change({ filtro })}
      />
    </Controls>
  );
}
