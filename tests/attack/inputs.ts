import fc from "fast-check";
import type { InputSchema } from "../support/matrix/procedures.ts";

/** Stands for JSON that no JavaScript value becomes, such as `-0` or `1e999`. */
const rawJson = (json: string) => `@raw:${json}`;

/** The JSON of an input, with what {@link rawJson} stands for. */
export function toJson(input: unknown): string {
  return JSON.stringify(input ?? null).replaceAll(/"@raw:([^"]*)"/g, "$1");
}

/** As an object literal or by assignment, `__proto__` would not become a key. */
const withPrototypeKeys = (value: object): unknown =>
  Object.fromEntries([...Object.entries(value), ["__proto__", { isAdmin: true }], ["constructor", { prototype: {} }]]);

/** Characters that searches, SQL, templates, paths or screens could take for more than text. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "'; drop table users; --",
  '" OR 1=1 --',
  "%",
  "_",
  "\\",
  '"',
  '"""',
  "*",
  "piso*",
  "^piso",
  "piso NOT banheiro",
  "piso AND",
  "NEAR(piso banheiro, 2)",
  "title:piso",
  "{title description}:piso",
  "-piso",
  "+",
  "(((",
  ")",
  "piso OR *",
  "{{1+1}}<%= 1 %>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "1e999",
  "-0",
  "true",
  "[]",
  "a\u0000b",
  "a\ud800b",
  "\udc00",
  "ab\u200bcd",
  "ab\u202ecd",
  "\u200f",
  "שלום",
  "\u3164",
  "👷🏽\u200d♂\ufe0f",
  `e${"\u0301".repeat(300)}`,
  "ﷺ".repeat(30),
  "ﬃİẞ",
  "\r\n\t",
  "<script>alert(1)</script>",
  "99999999999999999999",
  "2026-02-30",
  "0000-00-00",
];

/** The most that a URL or body has room for. */
const LONGEST = { query: 4_000, mutation: 60_000 } as const;
const DEEP = 500;

function anyHostile(kind: keyof typeof LONGEST): fc.Arbitrary<unknown> {
  const length = LONGEST[kind];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(
        null,
        true,
        0,
        -1,
        0.1,
        2 ** 31,
        Number.MAX_SAFE_INTEGER + 1,
        -1e300,
        rawJson("-0"),
        rawJson("1e999"),
        rawJson("-1e999"),
        [],
        {},
        [[]],
        { $gt: "" },
        { toJSON: 1, length: -1 },
        withPrototypeKeys({}),
        Array.from({ length: length / 4 }, () => 1),
        rawJson("[".repeat(DEEP) + "]".repeat(DEEP)),
        "a".repeat(length),
        "\u0000".repeat(length / 20),
        "a ".repeat(length / 3),
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
}

/** Texts around the limits of a field. A field that is trimmed first allows four times its limit. */
function anyText({ format, pattern, minLength = 0, maxLength = 80 }: InputSchema, ids: readonly string[]) {
  if (format === "uuid") return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === "date") {
    const day = fc.date({ noInvalidDate: true, min: new Date("1900-01-01"), max: new Date("2100-01-01") });
    return fc.oneof(
      fc.constant("2024-02-29"),
      day.map((date) => date.toISOString().slice(0, 10)),
    );
  }
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.constantFrom("0", "1.1", "0_1_a"));
  const lengths = [minLength, minLength + 1, Math.floor(maxLength / 4), maxLength];
  return fc.oneof(
    fc.constantFrom(...lengths.map((length) => "a".repeat(length)), "Piso e azulejo", "67999991234", "a@b.com", "x"),
    fc.string({ unit: "grapheme-ascii", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  );
}

function anyNumber({ type, minimum = -1e6, maximum = 1e6 }: InputSchema): fc.Arbitrary<number> {
  const whole = fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
  return type === "integer" ? whole : fc.oneof(whole, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

/** Inputs that a schema allows, apart from checks that JSON Schema cannot express. */
function allowedBy(schema: InputSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], items = {}, prefixItems, anyOf, oneOf } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined);
  if (options) return fc.oneof(...options.map((option) => allowedBy(option, ids)));
  if (type === "object") {
    const fields = Object.entries(properties).map(([name, field]) => [name, allowedBy(field, ids)] as const);
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => allowedBy(item, ids)));
  if (type === "array") {
    const { minItems = 0, maxItems = 12 } = schema;
    return fc.array(allowedBy(items, ids), { minLength: minItems, maxLength: maxItems });
  }
  if (type === "string") return anyText(schema, ids);
  if (type === "number" || type === "integer") return anyNumber(schema);
  if (type === "boolean") return fc.boolean();
  return fc.constant(null);
}

type Place = readonly (string | number)[];
const REMOVED = Symbol("removed");
type Change = (old: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function placesIn(value: unknown, place: Place = []): Place[] {
  if (!isObject(value)) return [place];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [place, ...keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...place, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Place, change: Change): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const changed = changeAt(copy[key], rest, change);
  if (changed === REMOVED) delete copy[key];
  else copy[key] = changed;
  return copy;
}

const textOf = (old: unknown) => (typeof old === "string" ? old : toJson(old));

const CHANGES: readonly Change[] = [
  () => REMOVED,
  (old) => [old],
  (old) => ({ value: old }),
  (old) => (isObject(old) ? withPrototypeKeys(old) : textOf(old)),
  (old) => (isObject(old) ? { ...old, id: 1, userId: "x", isAdmin: true } : Number(old)),
  (old) => (typeof old === "number" ? old + 1 : `${textOf(old)}\u0000`),
  (old) => (typeof old === "number" ? old + 0.5 : `${textOf(old)}\u202e`),
  (old) => (typeof old === "number" ? -old : `${textOf(old)}\u0301`.repeat(2)),
  (old) => (typeof old === "number" ? old * 2 ** 40 : textOf(old).toUpperCase()),
  (old) => (typeof old === "number" ? textOf(old) : ` ${textOf(old)}\n`),
  (old) => (typeof old === "string" ? old.slice(0, -1) : null),
  (old) => (typeof old === "string" ? `${old}a` : undefined),
];

/**
 * Valid inputs, inputs with one thing wrong, and inputs that have nothing in common with the schema.
 * @param example a valid input, of which each field may be replaced by another one that the schema allows
 */
export function inputsFor(kind: "query" | "mutation", schema: InputSchema, example: unknown, ids: readonly string[]) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, allowedBy(field, ids)] as const);
  const replaced = fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [] });
  const mixed = fc.tuple(replaced, fc.integer({ min: 0, max: 3 })).map(([other, share]) => {
    if (!isObject(example)) return example;
    return { ...example, ...Object.fromEntries(Object.entries(other).filter((_, i) => i % 4 < share)) };
  });
  const valid = fc.oneof({ weight: 3, arbitrary: mixed }, { weight: 1, arbitrary: allowedBy(schema, ids) });
  const change = fc.oneof<fc.Arbitrary<Change>[]>(
    fc.constantFrom(...CHANGES),
    anyHostile(kind).map((value) => () => value),
  );
  const nearlyValid = fc.tuple(valid, fc.nat(), change).map(([input, number, by]) => {
    const places = placesIn(input);
    const changed = changeAt(input, places[number % places.length] ?? [], by);
    return changed === REMOVED ? undefined : changed;
  });
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 5, arbitrary: nearlyValid },
    { weight: 1, arbitrary: anyHostile(kind) },
  );
}
