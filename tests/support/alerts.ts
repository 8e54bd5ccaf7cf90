import { eq } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { alertSettings, pushSubscriptions, serviceRequests } from "../../db/schema/index.ts";
import { type Env, readEnv } from "../../src/env.ts";
import { expandRequest } from "../../src/features/alerts/expand-request.ts";
import { sendDueAlerts, sendSummaries } from "../../src/features/alerts/send-alerts.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { askFakes } from "./fakes.ts";
import { makePerson, type Person, type PersonOptions, REQUEST_INPUT } from "./people.ts";
import type { Product } from "./product.ts";
import { type Browser, newBrowser, readPushes } from "./pushes.ts";

type Settings = Partial<typeof alertSettings.$inferInsert>;

export interface Provider extends Person {
  browser: Browser;
}

/** A provider for {@link REQUEST_INPUT}, with a browser that takes pushes. */
export async function makeProvider(
  product: Product,
  settings: Settings = {},
  options: PersonOptions = {},
): Promise<Provider> {
  const { serviceType, city } = REQUEST_INPUT;
  const card = { specialties: [serviceType], serviceRegions: [city], ...options.card };
  const person = await makePerson(product, { premium: true, provider: true, ...options, card });
  const browser = newBrowser();
  const { db } = product;
  await db.batch([
    db
      .update(alertSettings)
      .set({ byMail: "never", choseMail: true, ...settings })
      .where(eq(alertSettings.userId, person.id)),
    ...rewriteAlertTopics(db, person.id),
    db
      .insert(pushSubscriptions)
      .values({ ...browser.subscription, id: newId(Date.now()), userId: person.id, createdAt: Date.now() }),
  ]);
  return { ...person, browser };
}

/** The worker's environment, in this process: mails and pushes go to the fakes. */
export function fakesEnv({ stack }: Product): Env {
  const send = async (mail: object) => {
    await askFakes(stack.fakesUrl, "/mail", mail);
    return { messageId: "1" };
  };
  return readEnv({ ...stack.settings, EMAIL: { send } } as unknown as Parameters<typeof readEnv>[0]);
}

/** Does what the delivery of a request's row does, at a time of the test's choice. */
export const expandAt = (product: Product, requestId: string, now: number) =>
  expandRequest({ env: fakesEnv(product), db: product.db, now }, { requestId }).then((ended) =>
    batchOf(product.db, { ended }),
  );

/** Does what the jobs of a minute do. */
export async function sendAt(product: Product, now: number): Promise<void> {
  const env = fakesEnv(product);
  await sendDueAlerts(product.db, now, env);
  await sendSummaries(product.db, now, env);
}

/** A time of 10 March, or another day of it, in Campo Grande. */
export const at = (time: string, day = 10) => Date.parse(`2026-03-${day}T${time}-04:00`);
export const MORNING = at("10:00");

/** A request that was published at `now`, whose delivery the worker does not know of. */
export async function makeRequestAt(
  product: Product,
  now: number,
  changes: Partial<typeof serviceRequests.$inferInsert> = {},
  by?: Person,
) {
  const owner = by ?? (await makePerson(product));
  const id = newId(now);
  const row = { id, ...REQUEST_INPUT, createdBy: owner.id, createdAt: now, expiresAt: now + 2 * DAY_MS, ...changes };
  await product.db.insert(serviceRequests).values(row);
  return id;
}

export async function pushesTo({ stack }: Product, { browser }: Provider) {
  const all = await readPushes(stack.fakesUrl);
  return all
    .filter(({ endpoint }) => endpoint === browser.subscription.endpoint)
    .map((message) => browser.read(message));
}

/** What the fakes' push service answers from now on. */
export const answerPushes = ({ stack }: Product, answers: { isFailing?: boolean; gone?: string[] }) =>
  askFakes(stack.fakesUrl, "/api/pushes/answers", answers);
