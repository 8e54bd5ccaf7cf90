import { expect, test } from "vitest";
import { LEAD } from "./lead-messages.ts";

test.each([
  [{ requests: 4, hires: 3 }, "3 de 4 pedidos anteriores viraram contratação"],
  [{ requests: 4, hires: 1 }, "1 de 4 pedidos anteriores virou contratação"],
  [{ requests: 1, hires: 1 }, "1 de 1 pedido anterior virou contratação"],
  [{ requests: 1, hires: 0 }, "Nenhum de 1 pedido anterior virou contratação"],
  [{ requests: 7, hires: 0 }, "Nenhum de 7 pedidos anteriores virou contratação"],
  [{ requests: 50, hires: 12 }, "12 dos últimos 50 pedidos viraram contratação"],
])("former requests %o: %s", (former, text) => {
  expect(LEAD.former(former)).toBe(text);
});

test.each([
  [
    8,
    { count: 2, unit: "hour" },
    "De cada 10 pedidos como este, 8 receberam interesse; o primeiro em cerca de 2 horas.",
  ],
  [
    10,
    { count: 1, unit: "hour" },
    "De cada 10 pedidos como este, 10 receberam interesse; o primeiro em cerca de 1 hora.",
  ],
  [
    1,
    { count: 20, unit: "minute" },
    "De cada 10 pedidos como este, 1 recebeu interesse; o primeiro em cerca de 20 minutos.",
  ],
  [0, null, "De cada 10 pedidos como este, nenhum recebeu interesse."],
] as const)("forecast of %i", (of, first, text) => {
  expect(LEAD.forecast(of, first)).toBe(text);
});
