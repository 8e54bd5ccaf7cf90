import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { SEARCH_MAX_LENGTH } from "#src/features/admin/rules.ts";
import { useTyped } from "@/lib/use-typed.ts";
import { ToggleChip } from "@/ui/chip.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { type Choice, type Choices, chosen } from "./choices.ts";
import { LIST } from "./panel-messages.ts";
import type { TabProps } from "./tab.ts";

/** The search box of a tab. The URL follows the typed text with a delay. */
export function SearchBox({ search, change, label = LIST.search }: TabProps & { label?: string }) {
  const typed = useTyped({
    value: search.busca ?? "",
    normalise: (text) => text.trim(),
    commit: (text) => change({ busca: text || undefined }),
  });
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          typed.send();
        }}
      >
        <Field label={label} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={typed.text}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => typed.setText(target.value)}
          />
        </Field>
      </form>
    </search>
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
