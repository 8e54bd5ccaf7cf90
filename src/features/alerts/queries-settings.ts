import { and, eq, notInArray, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { alertSettings, professionalProfiles, pushSubscriptions } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { defaultMailWish, SUBSCRIPTIONS_MAX } from "./rules.ts";
import type { SaveAlertsInput, SubscribeInput } from "./schemas.ts";
import { rewriteAlertTopics } from "./statements.ts";

/** A provider's settings, and what the card says; null for people who are not providers. */
export async function findSettings(db: Database, userId: string) {
  const [row] = await db
    .select({
      settings: alertSettings,
      services: professionalProfiles.specialties,
      regions: professionalProfiles.serviceRegions,
      wholeState: professionalProfiles.wholeState,
    })
    .from(alertSettings)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, alertSettings.userId))
    .where(eq(alertSettings.userId, userId));
  return row ?? null;
}

/** Endpoints of the person's browsers, at most {@link SUBSCRIPTIONS_MAX}. */
export async function listEndpoints(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ endpoint }) => endpoint);
}

/**
 * Saves a provider's settings. A way of mailing other than the plan's counts as chosen from then on.
 * @returns whether the person is a provider
 */
export async function saveSettings(
  db: Database,
  { id: userId, isPremium }: { id: string; isPremium: boolean },
  settings: SaveAlertsInput,
): Promise<boolean> {
  const isOwnChoice = settings.byMail !== defaultMailWish(isPremium);
  const { saved } = await batchOf(db, {
    saved: db
      .update(alertSettings)
      .set({ ...settings, ...(isOwnChoice && { choseMail: true }) })
      .where(eq(alertSettings.userId, userId))
      .returning({ userId: alertSettings.userId }),
    rewritten: rewriteAlertTopics(db, userId),
  });
  return saved.length > 0;
}

/**
 * Stores a browser of the person, in place of another person who used it before, and of the oldest beyond the limit. Its
 * keys prove that it is the same browser.
 */
export async function insertSubscription(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  browser: SubscribeInput,
  now: number,
) {
  const owner = { userId, sessionId, createdAt: now };
  const isSame = and(eq(pushSubscriptions.p256dh, browser.p256dh), eq(pushSubscriptions.auth, browser.auth));
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(sql`${pushSubscriptions.createdAt} desc, ${pushSubscriptions.id} desc`)
    .limit(SUBSCRIPTIONS_MAX);
  await batchOf(db, {
    stored: db
      .insert(pushSubscriptions)
      .values({ ...browser, ...owner, id: newId(now) })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owner, ...(isSame && { setWhere: isSame }) }),
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
    .set({ byMail: "never", choseMail: true })
    .where(eq(alertSettings.stopKey, stopKey))
    .returning({ userId: alertSettings.userId });
  return stopped.length > 0;
}
