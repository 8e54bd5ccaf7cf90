import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { cliente, professionalProfiles, profiles, userSubscriptions, users } from "../../db/schema/index.ts";
import { PREMIUM_PERIOD_MS, PREMIUM_PRICE_CENTS } from "../../src/features/billing/rules.ts";
import { newId } from "../../src/platform/ids.ts";
import { relistProvider } from "../../src/platform/queries-directory-entry.ts";

export type Provider = { email: string; name: string; profession: string | null; isPremium: boolean };

export async function listProviders(db: Database): Promise<Provider[]> {
  return await db
    .select({
      email: users.email,
      name: professionalProfiles.name,
      profession: professionalProfiles.profession,
      isPremium: profiles.isPremium,
    })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .orderBy(asc(professionalProfiles.name));
}

/**
 * Activates premium for 30 days with a manual subscription, or cancels it. Safe to repeat.
 * @returns false if nobody has this e-mail
 */
export async function switchPremium(db: Database, email: string, on: boolean, now: number): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) return false;
  await (on ? activate(db, user.id, now) : cancel(db, user.id, now));
  return true;
}

const active = (userId: string) => and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.status, "ACTIVE"));

/** If two calls run at once, the unique index on ACTIVE rows lets only one of them insert. */
async function activate(db: Database, userId: string, now: number): Promise<void> {
  const id = newId(now);
  const until = now + PREMIUM_PERIOD_MS;
  await db.batch([
    db
      .update(userSubscriptions)
      .set({ status: "EXPIRED", updatedAt: now })
      .where(and(active(userId), lte(userSubscriptions.expiresAt, now))),
    db
      .insert(userSubscriptions)
      .values({
        id,
        userId,
        asaasSubscriptionId: `manual_${id}`,
        status: "ACTIVE",
        cycle: "MONTHLY",
        valueCents: PREMIUM_PRICE_CENTS,
        nextDueDate: until,
        expiresAt: until,
        autoRenew: false,
        paymentMethod: "manual",
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    db
      .update(profiles)
      .set({
        isPremium: true,
        premiumActivatedAt: sql`case when ${profiles.isPremium} then ${profiles.premiumActivatedAt} else ${now} end`,
        premiumDeactivatedAt: null,
      })
      .where(eq(profiles.id, userId)),
    ...mirrors(db, userId, true),
  ]);
}

async function cancel(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(userSubscriptions)
      .set({ status: "CANCELLED", cancelledAt: now, expiresAt: now, updatedAt: now })
      .where(active(userId)),
    db.update(profiles).set({ isPremium: false, premiumDeactivatedAt: now }).where(eq(profiles.id, userId)),
    ...mirrors(db, userId, false),
  ]);
}

function mirrors(db: Database, userId: string, isPremium: boolean) {
  return [
    db.update(professionalProfiles).set({ isPremium }).where(eq(professionalProfiles.userId, userId)),
    db.update(cliente).set({ isPremium }).where(eq(cliente.id, userId)),
    ...relistProvider(db, userId),
  ] as const;
}
