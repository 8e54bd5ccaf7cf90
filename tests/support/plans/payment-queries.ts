import type { Database } from "../../../db/client.ts";
import type { Settings } from "../../../dev/stack/settings.ts";
import { newsOfEvent } from "../../../src/features/billing/charge-news.ts";
import { checkSubscriptions } from "../../../src/features/billing/check-subscriptions.job.ts";
import * as actsAtAsaas from "../../../src/features/billing/queries-acts.ts";
import * as differences from "../../../src/features/billing/queries-differences.ts";
import * as intents from "../../../src/features/billing/queries-intent.ts";
import * as news from "../../../src/features/billing/queries-news.ts";
import * as notices from "../../../src/features/billing/queries-notices.ts";
import * as subscriptions from "../../../src/features/billing/queries-subscriptions.ts";
import { remindPremium } from "../../../src/features/billing/remind-premium.job.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { envOf } from "../asaas.ts";

/** Runs every statement about payments. The job finds nothing to ask about at Asaas. */
export async function usePayments(db: Database, userId: string, settings: Settings, now: number): Promise<void> {
  const intent = await intents.claimIntent(db, userId, { premiumUntil: null, marks: [] }, now);
  if (!intent) throw new Error("no intent");
  await intents.releaseIntent(db, intent.id, now);
  const ids = { id: intent.id, asaasSubscriptionId: `sub_${userId}`, asaasCustomerId: `cus_${userId}` };
  await intents.storeCreated(db, { ...ids, checkAt: now + DAY_MS }, now);
  const body = { id: `pay_${userId}`, customer: ids.asaasCustomerId, subscription: ids.asaasSubscriptionId };
  const money = { valueCents: 4999, billingType: "PIX", dueDate: "2026-11-22", invoiceUrl: "https://exemplo.com" };
  const charge = newsOfEvent("PAYMENT_RECEIVED", { ...body, ...money, status: "RECEIVED", deleted: false }, now);
  await intents.storeCharges(db, userId, [charge], now);
  const event = { id: `evt_${userId}`, event: "X", subjectId: null, occurredAt: now, problem: null, contentHash: "x" };
  const effect = { statements: news.endRenewal(db, ids, now, now), news: charge };
  await news.insertEvent(db, { ...event, asaasSubscriptionId: ids.asaasSubscriptionId }, effect, now);
  await intents.cancelOwnRenewal(db, userId, now);
  await subscriptions.findBilling(db, userId);
  for (const after of [null, { dueDate: "2026-11-22", id: "pay_x" }]) {
    await subscriptions.listCharges(db, userId, { after, size: 12 });
  }
  await notices.findNoticeFacts(db, userId, "x");
  await remindPremium(db, now + 28 * DAY_MS);
  await actsAtAsaas.checkRefunded(db, "x", now);
  await actsAtAsaas.storeRefusal(db, "x", "x");
  await differences.listCompared(db, { first: "2026-11-20", last: "2026-11-22" }, ["x"]);
  await differences.listDiffering(db);
  await differences.storeDifferences(db, [], ["x"], now);
  await checkSubscriptions(db, now, envOf(settings));
}
