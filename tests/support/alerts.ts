import { eq } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { alertSettings, pushSubscriptions } from "../../db/schema/index.ts";
import { type Env, readEnv } from "../../src/env.ts";
import { expandRequest } from "../../src/features/alerts/expand-request.ts";
import { sendDueAlerts, sendSummaries } from "../../src/features/alerts/send-alerts.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { makePerson, type Person, type PersonOptions, REQUEST_INPUT } from "./people.ts";
import type { Product } from "./product.ts";
import { type Browser, newBrowser } from "./pushes.ts";

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
  const send = async (mail: unknown) => {
    const body = JSON.stringify(mail);
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${stack.fakesUrl}/mail`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`the mailbox answered ${response.status}`);
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
