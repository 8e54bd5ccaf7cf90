import { z } from "zod";
import { hashToken } from "../../platform/hashing/tokens.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { logInfo } from "../../platform/observability/log.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import type { Context } from "../../trpc/context.ts";
import { asaasPayment } from "./asaas.ts";
import { brasiliaTime, type ChargeNews, newsOfEvent } from "./charge-news.ts";
import { applyChargeNews, attachSubscription, endRenewal, insertEvent, type StoredEvent } from "./queries-news.ts";

const ID_MAX = 200;
/** How far Asaas's clock may be ahead. An event from the future would outlive all later news. */
const CLOCK_AHEAD_MS = 10 * MINUTE_MS;
const idText = z.string().min(1).max(ID_MAX);
const subject = z.object({ id: idText }).catchall(z.unknown());

/** An event as Asaas sends it: https://docs.asaas.com/docs/webhook-para-cobrancas. */
const envelope = z.object({
  id: idText,
  event: idText,
  dateCreated: z
    .string()
    .transform(brasiliaTime)
    .refine((time) => !Number.isNaN(time)),
  payment: subject.nullish(),
  subscription: subject.nullish(),
});
type AsaasEvent = z.infer<typeof envelope>;

/** Dates of subscriptions are DD/MM/YYYY in events; none of them is needed. */
const subscriptionBody = z.object({
  id: idText,
  customer: idText,
  value: z.number().transform((reais) => Math.round(reais * 100)),
  status: z.string(),
  deleted: z.boolean().default(false),
  externalReference: z.string().nullish(),
});

type Deps = Pick<Context, "db" | "now">;
type Effect = { statements: ReturnType<typeof applyChargeNews>; news: ChargeNews | null };
type Reading = { effect: Effect; asaasSubscriptionId: string | null; problem: string | null };

const nothing = (problem: string | null): Reading => ({
  effect: { statements: [], news: null },
  asaasSubscriptionId: null,
  problem,
});

function readCharge({ db, now }: Deps, { event, dateCreated, payment }: AsaasEvent): Reading {
  const { success, data: charge } = asaasPayment.safeParse(payment);
  if (!success) return nothing("unreadable");
  const { subscription, customer, externalReference, valueCents } = charge;
  if (!subscription) return nothing("no subscription");
  const news = newsOfEvent(event, { ...charge, subscription }, dateCreated);
  const ids = { asaasSubscriptionId: subscription, asaasCustomerId: customer };
  const attached = externalReference
    ? [attachSubscription(db, { id: externalReference, ...ids, valueCents }, now)]
    : [];
  const statements = [...attached, ...applyChargeNews(db, news, now)];
  return { effect: { statements, news }, asaasSubscriptionId: subscription, problem: null };
}

function readSubscription({ db, now }: Deps, { dateCreated, subscription }: AsaasEvent): Reading {
  const { success, data } = subscriptionBody.safeParse(subscription);
  if (!success) return nothing("unreadable");
  const { id: asaasSubscriptionId, customer, value, externalReference, status, deleted } = data;
  if (!externalReference) return nothing("unknown subscription");
  const ids = { id: externalReference, asaasSubscriptionId };
  const attached = attachSubscription(db, { ...ids, asaasCustomerId: customer, valueCents: value }, now);
  const hasEnded = deleted || status !== "ACTIVE";
  const statements = [attached, ...(hasEnded ? endRenewal(db, ids, dateCreated, now) : [])];
  return { effect: { statements, news: null }, asaasSubscriptionId, problem: null };
}

function readEffect(deps: Deps, event: AsaasEvent): Reading {
  if (event.payment) return readCharge(deps, event);
  return event.subscription ? readSubscription(deps, event) : nothing(null);
}

/** Stores an event of Asaas with its effect. Returns false if it is none. */
export async function receiveEvent(ctx: Context, body: unknown): Promise<boolean> {
  const { success, data: event } = envelope.safeParse(body);
  if (!success) return false;
  const { id, dateCreated: occurredAt, payment, subscription } = event;
  const reading = occurredAt > ctx.now + CLOCK_AHEAD_MS ? nothing("from the future") : readEffect(ctx, event);
  const { effect, asaasSubscriptionId, problem } = reading;
  const subjectId = payment?.id ?? subscription?.id ?? null;
  const facts = { id, event: event.event, subjectId, asaasSubscriptionId, occurredAt };
  const stored: StoredEvent = { ...facts, problem, contentHash: hashToken(JSON.stringify(event)) };
  if (problem !== null) logInfo("asaas.event", { kind: event.event, problem });
  const userId = await insertEvent(ctx.db, stored, effect, ctx.now);
  ctx.deliverSoon();
  if (userId !== null) ctx.waitUntil(publishLiveTo(ctx.env, [userId], { kind: "billing" }, ctx.now));
  return true;
}
