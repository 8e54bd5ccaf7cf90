import type { z } from "zod";
import { allProcedures, type InputSchema, inputSchemaOf } from "./procedures.ts";

/** Where a text is in an input: keys of objects and places in lists. */
export type Place = readonly (string | number)[];

/** Texts that any free text accepts one of: fields have least and greatest lengths. */
const PROBES = ["<b>x</b>", `<b>${"x y ".repeat(15)}</b>`];

const schemas = new Map(allProcedures().map(({ path, input }) => [path, input]));

function schemaOf(procedure: string): z.ZodType | undefined {
  return schemas.get(procedure);
}

function stringsOf(schema: InputSchema, value: unknown): Place[] {
  if (schema.type === "string") return [[]];
  const within = (key: string | number, inner: InputSchema, held: unknown) =>
    stringsOf(inner, held).map((place) => [key, ...place]);
  const held = (value ?? {}) as Record<string | number, unknown>;
  const { properties = {}, items, anyOf = [] } = schema;
  const places = Array.isArray(value) ? [...value.keys()] : [];
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => within(key, inner, held[key])),
    ...(items ? places.flatMap((place) => within(place, items, held[place])) : []),
    ...anyOf.flatMap((inner) => stringsOf(inner, value)),
  ];
}

/** The input with another text at the place. */
function withText(input: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string | number, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy;
}

/** Whether the procedure's schema accepts the input. */
function accepts(procedure: string, input: unknown): boolean {
  return schemaOf(procedure)?.safeParse(input).success ?? false;
}

/** Where a procedure's input may have texts that are stored as people wrote them: not ids, and not passwords. */
export function textFieldsOf(procedure: string, input: unknown): Place[] {
  const schema = schemaOf(procedure);
  if (!schema || !accepts(procedure, input)) return [];
  const places = stringsOf(inputSchemaOf(schema), input).filter((place) => !/password/i.test(String(place.at(-1))));
  return places.filter((place) => PROBES.some((probe) => accepts(procedure, withText(input, place, probe))));
}

/** The input with the first of the texts that its schema accepts at the place; null if it accepts none. */
export function withAcceptedText(procedure: string, input: unknown, place: Place, texts: readonly string[]) {
  const text = texts.find((text) => accepts(procedure, withText(input, place, text)));
  return text === undefined ? null : { text, input: withText(input, place, text) };
}
