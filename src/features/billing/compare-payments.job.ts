import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { onceDue } from "../../platform/database/queries-due.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import { type AsaasPayment, getPayment, listPaymentsWithin } from "./asaas.ts";
import { type Asaas, openAsaas } from "./asaas-call.ts";
import { type Difference, differenceOf, ourCharge, theirCharge } from "./differences.ts";
import { listCompared, listDiffering, storeDifferences } from "./queries-differences.ts";
import { COMPARE_PATIENCE_MS, COMPARED_AT, COMPARED_DAYS, compareDueAt } from "./rules.ts";

/** Charges that one run asks about one by one, because no list has them. */
const ASKED_MAX = 100;

/** What Asaas has of the charges that were paid or due within these days, by id. */
async function listTheirs(asaas: Asaas, days: { first: string; last: string }): Promise<Map<string, AsaasPayment>> {
  const paid = await listPaymentsWithin(asaas, "paymentDate", days);
  const due = await listPaymentsWithin(asaas, "dueDate", days);
  // What is sold outside the portal is no subscription.
  return new Map([...paid, ...due].filter(({ subscription }) => subscription).map((charge) => [charge.id, charge]));
}

async function compare(db: Database, asaas: Asaas, at: number, now: number) {
  const days = { first: dayOf(at - COMPARED_DAYS * DAY_MS), last: dayOf(at - DAY_MS) };
  const theirs = await listTheirs(asaas, days);
  const ours = new Map((await listCompared(db, days, [...theirs.keys()])).map((charge) => [charge.id, charge]));
  const ids = new Set([...ours.keys(), ...theirs.keys(), ...(await listDiffering(db))]);
  const asked = [...ids].filter((id) => !theirs.has(id)).slice(0, ASKED_MAX);
  for (const id of asked) {
    const found = await getPayment(asaas, id);
    if (found) theirs.set(id, found);
  }
  const compared = [...ids].filter((id) => theirs.has(id) || asked.includes(id));
  const results = compared.map((id) => {
    const [own, other] = [ours.get(id), theirs.get(id)];
    const sides = { ours: own ? ourCharge(own) : null, theirs: other ? theirCharge(other) : null };
    return { id, ...sides, kind: differenceOf(sides.ours, sides.theirs) };
  });
  const differences = results.filter((one): one is Difference => one.kind !== null);
  const agreed = results.filter(({ kind }) => kind === null).map(({ id }) => id);
  await storeDifferences(db, differences, agreed, now);
  return { compared: compared.length, differences: differences.length, failed: 0 };
}

/**
 * Compares the payments of the last days with those at Asaas, once a day, and stores what differs. If Asaas does not
 * answer, the next run tries again; after COMPARE_PATIENCE_MS it counts as a failed job. Idempotent.
 */
export async function comparePayments(
  db: Database,
  now: number,
  { settings }: Env,
): Promise<{ compared: number; differences: number; failed: number }> {
  const nothing = { compared: 0, differences: 0, failed: 0 };
  if (settings.ASAAS_API_KEY === "") return nothing;
  const at = compareDueAt(now);
  try {
    return (await onceDue(db, { name: COMPARED_AT, at }, () => compare(db, openAsaas(settings), at, now))) ?? nothing;
  } catch (error) {
    if (!(error instanceof DomainError) || now - at > COMPARE_PATIENCE_MS) throw error;
    return { ...nothing, failed: 1 };
  }
}
