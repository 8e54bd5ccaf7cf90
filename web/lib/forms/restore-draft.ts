/** The allowed values of fields that take only certain values. */
type Choices<Values> = {
  [Field in keyof Values]?: readonly (Values[Field] extends readonly (infer Item)[] ? Item : Values[Field])[];
};

/** The fields of a stored object; none if it is something else. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

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
  const known = fieldsOf(stored);
  const restored = { ...blank };
  for (const field of Object.keys(blank) as (keyof Values)[]) {
    const value = known[String(field)];
    if (fits(value, blank[field], choices[field])) restored[field] = value as Values[typeof field];
  }
  return restored;
}
