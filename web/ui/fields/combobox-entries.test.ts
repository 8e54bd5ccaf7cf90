import { expect, test } from "vitest";
import { comboboxEntries } from "./combobox-entries.ts";

const OPTIONS = [
  { value: "a", label: "Pintura de muro", group: "Pintura" },
  { value: "b", label: "Construção de muro", group: "Construção" },
  { value: "c", label: "Pintura predial", group: "Pintura" },
  { value: "other", label: "Outros", group: "Outros" },
];
const KEYWORDS = { a: "pintor caiação", b: "pedreiro", c: "pintor" };

const shown = (query: string, limit?: number) =>
  comboboxEntries(OPTIONS, { query, clearable: true, limit, keywords: KEYWORDS, otherwise: "other" }).map((entry) =>
    entry.kind === "option" ? `${entry.startsGroup ? `${entry.startsGroup}: ` : ""}${entry.option.value}` : entry.kind,
  );

test("without a query, all options stand below their groups", () => {
  expect(shown("")).toEqual(["clear", "Pintura: a", "c", "Construção: b", "Outros: other"]);
  expect(shown(" ", 2)).toEqual(["clear", "Pintura: a", "c", "more"]);
});

test("with a query, the best matches come first, without groups", () => {
  expect(shown("muro constru")).toEqual(["b"]);
  expect(shown("pintor")).toEqual(["a", "c"]);
  expect(shown("pedreiro pintor", 1)).toEqual(["b", "more"]);
});

test("the option for everything else is offered if nothing fits", () => {
  expect(shown("xyzxyz")).toEqual(["other"]);
  expect(shown("pintor de aquarela")).toEqual(["a", "c", "other"]);
  expect(comboboxEntries(OPTIONS, { query: "xyzxyz", clearable: false, limit: undefined })).toEqual([]);
});
