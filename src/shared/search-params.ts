/** Reads the value of a search parameter as the router parsed it; undefined if it isn't valid. */
type Reader<Value> = (value: unknown) => Value | undefined;

type Read<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/** The search parameters that a validator accepts. */
export type SearchOf<Validate extends (search: Record<string, unknown>) => object> = ReturnType<Validate>;

/**
 * A route's `validateSearch`. Every parameter is in the result, because the router shows a screen what the URL says for
 * those that are missing. All of these are in the first file of the app: zod would add 9 kB to every page, so this isn't
 * zod, and what only catalogues and rules know is checked by who uses the value.
 */
export function searchParams<Readers extends Record<string, Reader<unknown>>>(readers: Readers) {
  return (search: Record<string, unknown>): Read<Readers> =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Read<Readers>;
}

/** Text that isn't blank, cut to a length. The router parses `?busca=12` as a number, but it is a search for "12". */
export const text =
  (maxLength = 100): Reader<string> =>
  (value) =>
    /string|number|boolean/.test(typeof value) && String(value).trim() !== ""
      ? String(value).slice(0, maxLength)
      : undefined;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value);

/** A number, also as the text that it is in the worker. */
export const number: Reader<number> = (value) => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};

export const flag: Reader<true> = (value) => value === true || value === 1 || undefined;
