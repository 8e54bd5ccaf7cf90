import { beforeAll, expect, test } from "vitest";
import { subscriptionPayments } from "../../../db/schema/index.ts";
import type { AdminPayment, PaymentPage } from "../../../src/features/admin/schemas-payments.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { subscriptionOf } from "../../support/admin-acts.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();
let admin: Person;
let ana: Person;
let bia: Person;

const read = async (input: Record<string, unknown>) => {
  const asked = { month: "2026-11", text: "", filter: "all", ...input };
  const { data, error } = await product.query("admin.payments", asked, admin);
  expect(error).toBeNull();
  return data as PaymentPage;
};
const shown = ({ items }: PaymentPage) => items.map(({ id, state, name }) => `${id} ${state} ${name}`);
/** The first moment of a day in Campo Grande, and later ones. */
const on = (day: string, hours = 0) => Date.parse(`${day}T04:00:00Z`) + hours * HOUR_MS;

type Charge = Partial<typeof subscriptionPayments.$inferInsert>;

async function makeCharge(person: Person, id: string, charge: Charge) {
  const { id: subscriptionId } = await subscriptionOf(product, person);
  const row = { status: "RECEIVED", valueCents: 4999, dueDate: "2026-11-10", createdAt: 1, updatedAt: 1, ...charge };
  await product.db.insert(subscriptionPayments).values({ ...row, id, subscriptionId });
}

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
  ana = await makePerson(product, { premium: true, name: "Ana Adimplente" });
  bia = await makePerson(product, { premium: true, name: "Bia Devedora" });
  await makeCharge(ana, "pay_first", { paidAt: on("2026-11-01") });
  await makeCharge(ana, "pay_last", { paidAt: on("2026-12-01") - 1 });
  await makeCharge(ana, "pay_next", { paidAt: on("2026-12-01"), dueDate: "2026-12-10" });
  await makeCharge(ana, "pay_back", { paidAt: on("2026-10-31"), revokedAt: on("2026-11-05"), status: "REFUNDED" });
  await makeCharge(bia, "pay_late", { status: "OVERDUE", dueDate: "2026-11-01", valueCents: 5999 });
  await makeCharge(bia, "pay_open", { status: "PENDING", dueDate: "2026-11-30" });
  await makeCharge(bia, "pay_gone", { status: "DELETED", dueDate: "2026-11-30" });
  await makeCharge(bia, "pay_december", { status: "PENDING", dueDate: "2026-12-01" });
});

const ALL = [
  "pay_last received Ana Adimplente",
  "pay_open open Bia Devedora",
  "pay_back refunded Ana Adimplente",
  "pay_first received Ana Adimplente",
  "pay_late overdue Bia Devedora",
];
const TOTALS = [
  { state: "received", count: 2, valueCents: 9998 },
  { state: "refunded", count: 1, valueCents: 4999 },
  { state: "overdue", count: 1, valueCents: 5999 },
  { state: "open", count: 1, valueCents: 4999 },
];

test("a month has what was received and refunded in it and what is due in it, with totals by state", async () => {
  const page = await read({});
  expect(shown(page)).toEqual(ALL);
  expect(page.totals).toEqual(TOTALS);
  expect(shown(await read({ month: "2026-10" }))).toEqual(["pay_back received Ana Adimplente"]);
  expect(shown(await read({ month: "2026-12" }))).toEqual([
    ...["pay_next received Ana Adimplente", "pay_december open Bia Devedora"],
  ]);
  expect(shown(await read({ filter: "refunded" }))).toEqual(["pay_back refunded Ana Adimplente"]);
  expect((await read({ filter: "overdue" })).totals).toEqual(TOTALS);
});

test("the list comes in pages of any size, without repetitions or gaps", async () => {
  for (const size of [1, 2, 3]) {
    const items: AdminPayment[] = [];
    let cursor: string | null = null;
    do {
      const page: PaymentPage = await read({ size, cursor });
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(shown({ items, nextCursor: null, totals: null })).toEqual(ALL);
  }
  expect((await read({ cursor: "x" })).items).toHaveLength(ALL.length);
});

test("a search finds the payments of a person in all months, by state", async () => {
  expect(shown(await read({ text: "devedora" }))).toEqual([
    "pay_december open Bia Devedora",
    "pay_open open Bia Devedora",
    "pay_late overdue Bia Devedora",
  ]);
  expect(shown(await read({ text: "adimplente", filter: "received", size: 2 }))).toEqual([
    ...["pay_next received Ana Adimplente", "pay_last received Ana Adimplente"],
  ]);
  expect((await read({ text: "adimplente" })).totals).toBeNull();
});

test("what deleted accounts paid stays in the list, without names, and in the totals", async () => {
  await product.mutate("admin.deleteUser", { userId: ana.id, reason: "Pediu" }, admin);
  const page = await read({});
  expect(shown(page)).toEqual(ALL.map((row) => row.replace("Ana Adimplente", "null")));
  expect(page.totals).toEqual(TOTALS);
  expect(shown(await read({ text: "adimplente" }))).toEqual([]);
});
