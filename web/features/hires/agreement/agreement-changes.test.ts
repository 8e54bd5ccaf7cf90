import { expect, test } from "vitest";
import { changesBetween } from "./agreement-changes.ts";

const before = [
  { label: "Local", text: "Rua A" },
  { label: "Valor total", text: "R$ 100,00" },
  { label: "Pagamento 1", text: "R$ 100,00, no fim" },
];

test("only lines that changed, were added or removed are named", () => {
  expect(changesBetween(before, before)).toEqual([]);
  const after = [
    { label: "Local", text: "Rua A" },
    { label: "Valor total", text: "R$ 120,00" },
    { label: "Pagamento 1", text: "R$ 60,00, no início" },
    { label: "Pagamento 2", text: "R$ 60,00, no fim" },
  ];
  expect(changesBetween(before, after)).toEqual([
    { label: "Valor total", before: "R$ 100,00", after: "R$ 120,00" },
    { label: "Pagamento 1", before: "R$ 100,00, no fim", after: "R$ 60,00, no início" },
    { label: "Pagamento 2", before: null, after: "R$ 60,00, no fim" },
  ]);
  expect(changesBetween(after, before).at(-1)).toEqual({
    label: "Pagamento 2",
    before: "R$ 60,00, no fim",
    after: null,
  });
});
