import { expect, test } from "vitest";
import { LEAD } from "./lead-messages.ts";

test.each([
  [{ requests: 4, hires: 3 }, "3 de 4 solicitações anteriores viraram contratação"],
  [{ requests: 4, hires: 1 }, "1 de 4 solicitações anteriores virou contratação"],
  [{ requests: 1, hires: 1 }, "A solicitação anterior virou contratação"],
  [{ requests: 1, hires: 0 }, "A solicitação anterior não virou contratação"],
  [{ requests: 7, hires: 0 }, "Nenhuma de 7 solicitações anteriores virou contratação"],
  [{ requests: 50, hires: 12 }, "12 das últimas 50 solicitações viraram contratação"],
])("former requests %o: %s", (former, text) => {
  expect(LEAD.former(former)).toBe(text);
});

test.each([
  [
    8,
    { count: 2, unit: "hour" },
    "De cada 10 solicitações como esta, 8 receberam interesse; o primeiro em cerca de 2 horas.",
  ],
  [
    10,
    { count: 1, unit: "hour" },
    "De cada 10 solicitações como esta, 10 receberam interesse; o primeiro em cerca de 1 hora.",
  ],
  [
    1,
    { count: 20, unit: "minute" },
    "De cada 10 solicitações como esta, 1 recebeu interesse; o primeiro em cerca de 20 minutos.",
  ],
  [0, null, "De cada 10 solicitações como esta, nenhuma recebeu interesse."],
] as const)("forecast of %i", (of, first, text) => {
  expect(LEAD.forecast(of, first)).toBe(text);
});
