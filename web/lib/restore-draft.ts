/** The allowed values of fields that take only certain values. */
type Choices<Values> = {
  [Field in keyof Values]?: readonly (Values[Field] extends readonly (infer Item)[] ? Item : Values[Field])[];
};

function fits(value: unknown, blank: unknown, choices: readonly unknown[] | undefined): boolean {
  if (Array.isArray(blank) !== Array.isArray(value)) return false;
  if (choices) return [value].flat().every((item) => choices.includes(item));
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return blank !== undefined && typeof value === typeof blank;
}

/**
 * Restores a stored draft; missing or invalid fields come from `blank`. Doesn't use zod, because most of these screens
 * would load its 20 kB for nothing else.
 */
export function restoreDraft<Values extends object>(
  stored: unknown,
  blank: Values,
  choices: Choices<Values> = {},
): Values {
  if (typeof stored !== "object" || stored === null) return blank;
  const known = new Map<string, unknown>(Object.entries(stored));
  const restored = { ...blank };
  for (const field of Object.keys(blank) as (keyof Values)[]) {
    const value = known.get(String(field));
    if (fits(value, blank[field], choices[field])) restored[field] = value as Values[typeof field];
  }
  return restored;
}
