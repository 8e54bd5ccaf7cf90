import { and, eq, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson } from "#db/rows.ts";
import { alertSettings, professionalProfiles, pushSubscriptions } from "#db/schema/index.ts";
import { newId } from "../../platform/ids.ts";
import { rewriteAlertTopics } from "../../platform/queries-alert-topics.ts";
import { SUBSCRIPTIONS_MAX } from "./rules.ts";
import type { SaveAlertsInput, SubscribeInput } from "./schemas.ts";

/** A provider's settings and browsers, and what the card says; null for people who are not providers. */
export async function findSettings(db: Database, userId: string) {
  const [row] = await db
    .select({
      settings: alertSettings,
      services: professionalProfiles.specialties,
      regions: professionalProfiles.serviceRegions,
      wholeState: professionalProfiles.wholeState,
      endpoints: sql<string[]>`(select json_group_array(endpoint) from push_subscriptions
        where user_id = ${alertSettings.userId})`.mapWith(fromJson(z.array(z.string()))),
    })
    .from(alertSettings)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, alertSettings.userId))
    .where(eq(alertSettings.userId, userId));
  return row ?? null;
}

/** @returns whether the person is a provider */
export async function saveSettings(db: Database, userId: string, settings: SaveAlertsInput): Promise<boolean> {
  const { saved } = await batchOf(db, {
    saved: db
      .update(alertSettings)
      .set(settings)
      .where(eq(alertSettings.userId, userId))
      .returning({ userId: alertSettings.userId }),
    rewritten: rewriteAlertTopics(db, userId),
  });
  return saved.length > 0;
}

/** Stores a browser of the person, in place of another person who used it before, and of the oldest beyond the limit. */
export async function insertSubscription(db: Database, userId: string, browser: SubscribeInput, now: number) {
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(sql`${pushSubscriptions.createdAt} desc, ${pushSubscriptions.id} desc`)
    .limit(SUBSCRIPTIONS_MAX);
  await batchOf(db, {
    stored: db
      .insert(pushSubscriptions)
      .values({ ...browser, id: newId(now), userId, createdAt: now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...browser, userId, createdAt: now } }),
    trimmed: db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest))),
  });
}

export async function deleteSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Stops the mails of the person with this key. @returns whether there is one */
export async function stopMails(db: Database, stopKey: string): Promise<boolean> {
  const stopped = await db
    .update(alertSettings)
    .set({ byMail: "never" })
    .where(eq(alertSettings.stopKey, stopKey))
    .returning({ userId: alertSettings.userId });
  return stopped.length > 0;
}
