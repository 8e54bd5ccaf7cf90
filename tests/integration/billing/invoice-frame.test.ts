import { beforeAll, describe, expect, test } from "vitest";
import { subscriptionPayments, userSubscriptions } from "../../../db/schema/index.ts";
import { PREMIUM_PRICE_CENTS } from "../../../src/features/billing/catalogue.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let owner: Person;
let stranger: Person;

/** A charge of the owner with this invoice. */
async function makeCharge(id: string, invoiceUrl: string | null): Promise<void> {
  const now = Date.now();
  const subscriptionId = newId(now);
  const common = { valueCents: PREMIUM_PRICE_CENTS, createdAt: now, updatedAt: now };
  await product.db.batch([
    product.db.insert(userSubscriptions).values({
      ...common,
      id: subscriptionId,
      userId: owner.id,
      status: "EXPIRED",
      firstDueDate: "2026-11-22",
      autoRenew: true,
      paymentMethod: "asaas",
    }),
    product.db
      .insert(subscriptionPayments)
      .values({ ...common, id, subscriptionId, status: "PENDING", dueDate: "2026-11-22", invoiceUrl }),
  ]);
}

beforeAll(async () => {
  owner = await makePerson(product, { provider: true });
  stranger = await makePerson(product, { provider: true });
  await makeCharge("pay_own", `${product.stack.fakesUrl}/asaas/i/own`);
  await makeCharge("pay_elsewhere", "https://evil.example/i/own");
  await makeCharge("pay_bare", null);
});

const open = (id: string, person: Person | null) =>
  product.fetch(`/fatura/${id}`, { headers: person ? { cookie: person.cookie } : {} });

describe("the page that frames an invoice", () => {
  test("frames the person's own, sandboxed, and only from the payment provider's site", async () => {
    const response = await open("pay_own", owner);
    const { fakesUrl } = product.stack;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      `<iframe src="${fakesUrl}/asaas/i/own" title="Fatura" sandbox="allow-same-origin allow-forms allow-scripts">`,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; frame-src ${fakesUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    });
  });

  test.each([
    ["another person's", "pay_own", () => stranger],
    ["a visitor's", "pay_own", () => null],
    ["one of another site", "pay_elsewhere", () => owner],
    ["a charge without an invoice", "pay_bare", () => owner],
    ["a missing charge", "pay_x", () => owner],
  ])("refuses %s", async (_name, id, person) => {
    const response = await open(id, person());
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain("A fatura não pode ser mostrada aqui. Abra em nova aba.");
    expect(text).not.toContain("iframe src");
  });
});
