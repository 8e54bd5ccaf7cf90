import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { anyOf } from "../../../db/rows.ts";
import { alertSettings, pushSubscriptions } from "../../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../../src/features/alerts/statements.ts";
import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { newBrowser } from "../../support/pushes.ts";
import { providerAt } from "../seed-providers.ts";
import { ALERTS, BROWSERS } from "./assumptions.ts";

const CHUNK = 1_000;

/** Whether the number is in this share of all, in hundredths. Factors without a common one with 100 keep shares apart. */
const isIn = (share: number, n: number) => n % 100 < share * 100;

const servicesOf = (i: number) =>
  Array.from({ length: ALERTS.services }, (_, k) => SERVICE_TYPES[(i * 13 + k * 59) % SERVICE_TYPES.length] ?? "");

/** Gives seeded providers the settings and browsers that are assumed. */
export async function seedAlerts(db: Database, providers: number): Promise<void> {
  const { subscription } = newBrowser();
  for (let from = 0; from < providers; from += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, providers - from) }, (_, i) => from + i);
    const idOf = (i: number) => providerAt(i).user.id;
    await db.batch([
      db.insert(alertSettings).values(
        numbers.map((i) => ({
          userId: idOf(i),
          byMail: isIn(ALERTS.byMail, i * 37) ? ("digest" as const) : ("never" as const),
          services: servicesOf(i),
        })),
      ),
      ...rewriteAlertTopics(db, anyOf(numbers.map(idOf))),
      db.insert(pushSubscriptions).values(
        numbers
          .filter((i) => isIn(BROWSERS, i * 53))
          .map((i) => ({
            ...subscription,
            endpoint: `${subscription.endpoint}-${i}`,
            id: newId(i + 1),
            userId: idOf(i),
            createdAt: 1,
          })),
      ),
    ]);
  }
}

/** Takes premium away from everybody or gives it back, so that all wait for the summary. */
export const switchPremium = (db: Database) => db.run(sql`update profiles set premium_until = -premium_until`);

const DUE = { push: sql`push_due_at`, mail: sql`mail_due_at` };

/** Makes requests due for people, one way. */
export async function makeDue(db: Database, way: keyof typeof DUE, requestIds: readonly string[], people: number) {
  const ids = Array.from({ length: people }, (_, i) => providerAt(i).user.id);
  for (const id of requestIds) {
    await db.run(sql`
      insert into request_alerts (service_request_id, user_id, ${DUE[way]}, created_at)
      select ${id}, value, 1, ${Date.now()} from (${anyOf(ids)}) where true`);
  }
}

/** Brings the time of all summaries and of all pushes of notices. */
export async function bringSummary(db: Database): Promise<void> {
  await db.batch([
    db.run(sql`update request_alerts set push_due_at = 1 where push_due_at is not null`),
    db.run(sql`update request_alerts set mail_due_at = 1 where mail_due_at is not null`),
    db.run(sql`update outbox set next_attempt_at = 1 where delivered_at is null and dead_at is null`),
  ]);
}

/** Makes all alerts older than the time for which they are kept. */
export const ageAlerts = (db: Database) => db.run(sql`update request_alerts set created_at = 1`);
