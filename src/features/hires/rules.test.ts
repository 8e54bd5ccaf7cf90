import { expect, test } from "vitest";
import { DAY_MS } from "../../shared/time.ts";
import {
  agreementWording,
  hasBegun,
  hireDeadline,
  hireStateOf,
  isOpenHire,
  OPEN_HIRE_MS,
  OUTCOME_ASKED_AFTER_MS,
  OUTCOME_ASKED_UNTIL_MS,
  runningHires,
} from "./rules.ts";
import { agreementText } from "./schemas.ts";

const AGREEMENT = {
  what: "Trocar o piso.\nO material é do cliente.",
  place: "Rua das Araras, 12",
  priceCents: 250_050,
  startDate: "2026-12-01",
  parts: [
    { when: "no início", valueCents: 100_000 },
    { when: "na entrega", valueCents: 150_050 },
  ],
};
const NAMES = { clientName: "Ana Lima", providerName: "Rui Souza" };

test("a hire goes on while it waits, and for 90 days after its confirmation unless it has ended", () => {
  const confirmed = { status: "confirmed" as const, answeredAt: 1, endedAt: null };
  expect(isOpenHire({ status: "proposed", answeredAt: null, endedAt: null }, OPEN_HIRE_MS)).toBe(true);
  expect([isOpenHire(confirmed, OPEN_HIRE_MS), isOpenHire(confirmed, OPEN_HIRE_MS + 1)]).toEqual([true, false]);
  expect(isOpenHire({ ...confirmed, endedAt: 2 }, 2)).toBe(false);
  expect(isOpenHire({ ...confirmed, status: "denied" }, 2)).toBe(false);
});

test("hires run until they are rated or no longer go on, and those that wait for the person are first", () => {
  const now = OPEN_HIRE_MS + 1;
  const hire = {
    side: "provider" as const,
    status: "confirmed" as const,
    personId: "x",
    answeredAt: now,
    endedAs: null,
    endedAt: null,
    hasRated: false,
    agreement: "mine" as const,
  };
  const done = { ...hire, endedAs: "done" as const, endedAt: now };
  const proposed = { ...hire, status: "proposed" as const, answeredAt: null, agreement: "none" as const };
  const asked = { ...hire, agreement: "theirs" as const };
  const others = [
    { ...hire, status: "denied" as const },
    { ...hire, personId: null },
    { ...hire, answeredAt: 1 },
    { ...done, hasRated: true },
    { ...done, endedAt: 1 },
    { ...done, endedAs: "cancelled" as const },
  ];
  expect(runningHires([hire, ...others, done, proposed, asked], now)).toEqual([proposed, asked, hire, done]);
  // A client waits for the answer to a proposal, and is not waited for.
  const own = { ...proposed, side: "client" as const };
  expect(runningHires([own, asked], now)).toEqual([asked, own]);
});

test("a hire stands where it ended, or else where it was answered", () => {
  expect(hireStateOf({ status: "confirmed", endedAs: "done" })).toBe("done");
  expect(hireStateOf({ status: "confirmed", endedAs: null })).toBe("confirmed");
});

test("work begins on the day of the accepted agreement, in the portal's time zone", () => {
  const startDate = "2026-12-15";
  expect(hasBegun({ startDate: null }, Date.parse("2026-12-15T12:00Z"))).toBe(false);
  expect(hasBegun({ startDate }, Date.parse("2026-12-15T03:59Z"))).toBe(false);
  expect(hasBegun({ startDate }, Date.parse("2026-12-15T04:00Z"))).toBe(true);
  expect(hasBegun({ startDate }, Date.parse("2027-01-02T12:00Z"))).toBe(true);
});

test("an agreement has the same words for both people", () => {
  expect(
    agreementWording({ ...AGREEMENT, ...NAMES })
      .replaceAll("\u00a0", " ")
      .split("\n"),
  ).toEqual([
    "Cliente: Ana Lima",
    "Prestador: Rui Souza",
    "O que será feito: Trocar o piso.",
    "O material é do cliente.",
    "Local: Rua das Araras, 12",
    "Valor total: R$ 2.500,50",
    "Início: 01/12/2026",
    "Pagamento 1: R$ 1.000,00, no início",
    "Pagamento 2: R$ 1.500,50, na entrega",
  ]);
});

test("a single payment has no number", () => {
  const parts = [{ when: "no fim", valueCents: 250_050 }];
  expect(agreementWording({ ...AGREEMENT, ...NAMES, parts })).toMatch(/^Pagamento: R\$\s2\.500,50, no fim$/m);
});

test.each([
  ["what", { what: "Trocar o piso" }],
  ["the place", { place: "Rua das Araras, 13" }],
  ["the price", { priceCents: 250_051 }],
  ["the date", { startDate: "2026-12-02" }],
  ["a part's time", { parts: [{ when: "no meio", valueCents: 100_000 }, AGREEMENT.parts[1]!] }],
  ["a part's value", { parts: [{ when: "no início", valueCents: 100_001 }, AGREEMENT.parts[1]!] }],
  ["the order of the parts", { parts: AGREEMENT.parts.toReversed() }],
  ["a name", { clientName: "Ana Lins" }],
])("an agreement reads differently after a change of %s", (_, change) => {
  const changed = agreementWording({ ...AGREEMENT, ...NAMES, ...change });
  expect(changed).not.toBe(agreementWording({ ...AGREEMENT, ...NAMES }));
});

test.each([
  ["parts that do not add up", { priceCents: 1 }, "As partes precisam somar o valor total."],
  ["no parts", { parts: [] }, "Informe ao menos uma parte."],
  ["half a cent", { priceCents: 0.5 }, "Informe o valor."],
  ["a day that does not exist", { startDate: "2026-02-30" }, "Informe a data de início."],
])("an agreement with %s is refused", (_, change, message) => {
  expect(agreementText.safeParse(AGREEMENT).success).toBe(true);
  const { error } = agreementText.safeParse({ ...AGREEMENT, ...change });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test("a hire can be proposed for 30 days after the request's expiry", () => {
  expect(hireDeadline(5)).toBe(5 + 30 * DAY_MS);
});

test("an owner is asked for the outcome from one to three days after the expiry", () => {
  expect([OUTCOME_ASKED_AFTER_MS, OUTCOME_ASKED_UNTIL_MS]).toEqual([DAY_MS, 3 * DAY_MS]);
});
