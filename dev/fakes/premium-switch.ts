import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { professionalProfiles, profiles, users } from "../../db/schema/index.ts";
import { grantPremium, revokePremium } from "../../src/features/billing/statements.ts";

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
 * Grants premium for 30 days with a manual subscription, or ends all its sources. Safe to repeat.
 * @returns false if nobody has this e-mail
 */
export async function switchPremium(db: Database, email: string, on: boolean, now: number): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) return false;
  await db.batch(on ? grantPremium(db, user.id, now) : revokePremium(db, user.id, now));
  return true;
}
