import { useMemo } from "react";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { Combobox } from "@/ui/fields/combobox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { LIST } from "./list-messages.ts";

export interface TypeCount {
  serviceType: string;
  count: number;
}

export interface TypeFilterProps {
  types: readonly TypeCount[];
  total: number | undefined;
  value: string | undefined;
  onChange: (type: string | undefined) => void;
}

const alphabet = new Intl.Collator("pt-BR");

const loadKeywords = async () => (await import("#src/features/requests/keywords.ts")).SERVICE_KEYWORDS;

/** Filters the list by service type. Offers only types with open requests, the selected one, and 'Outros'. */
export function TypeFilter({ types, total, value, onChange }: TypeFilterProps) {
  const options = useMemo(() => {
    const offered = types.map(({ serviceType, count }) => ({ value: serviceType, label: serviceType, count }));
    for (const type of new Set([value || OTHER_SERVICE, OTHER_SERVICE])) {
      if (!offered.some((option) => option.value === type)) offered.push({ value: type, label: type, count: 0 });
    }
    return offered.sort((a, b) => alphabet.compare(a.label, b.label));
  }, [types, value]);
  return (
    <Field label={LIST.filter} className="w-full md:max-w-sm">
      <Combobox
        options={options}
        value={value ?? ""}
        onChange={(type) => onChange(type || undefined)}
        label={LIST.filter}
        placeholder={LIST.allTypes}
        clearText={total === undefined ? LIST.allTypes : `${LIST.allTypes} (${total})`}
        kind="service"
        loadKeywords={loadKeywords}
        otherwise={OTHER_SERVICE}
      />
    </Field>
  );
}
