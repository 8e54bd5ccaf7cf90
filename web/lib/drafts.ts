/** Drafts are kept in this browser, one text per key; a key names the form and, on a device that is shared, the person. */
const PREFIX = "portal.rascunho.";

/** How long a draft is kept: on the device until it is sent, or as long as the tab is open. */
export type DraftPlace = "device" | "tab";

/** What could not be stored: storage may be switched off or full. Only a reload loses it then. */
const unstored = new Map<string, unknown>();

const storageOf = (place: DraftPlace) => (place === "tab" ? sessionStorage : localStorage);

export function readDraft(key: string, place: DraftPlace = "device"): unknown {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return JSON.parse(storageOf(place).getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Null ends the draft. */
export function storeDraft(key: string, value: unknown, place: DraftPlace = "device"): void {
  try {
    if (value === null) storageOf(place).removeItem(PREFIX + key);
    else storageOf(place).setItem(PREFIX + key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** For logout: what someone wrote is not left to whoever uses the device next. */
export function clearDrafts(): void {
  unstored.clear();
  for (const place of ["device", "tab"] as const) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Nothing is stored where storage is switched off.
    }
  }
}

/** For fields that take certain values only: a list names them for each. */
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
 * A stored draft as far as it fits the form; what is missing or broken comes from `blank`. Not a zod schema, because
 * zod is 20 kB that most of these screens load for nothing else.
 */
export function restoreDraft<Values extends object>(
  stored: unknown,
  blank: Values,
  choices: Choices<Values> = {},
): Values {
  if (typeof stored !== "object" || stored === null) return blank;
  const kept = stored as Partial<Values>;
  const restored = { ...blank };
  for (const field of Object.keys(blank) as (keyof Values)[]) {
    const value = kept[field];
    if (fits(value, blank[field], choices[field])) restored[field] = value as Values[typeof field];
  }
  return restored;
}
