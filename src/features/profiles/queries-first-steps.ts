import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cliente, professionalProfiles, profiles } from "#db/schema/index.ts";
import type { Role } from "../auth/rules.ts";

/** The caller's cards, and which first steps were taken. */
export async function findFirstSteps(db: Database, userId: string) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: profiles.email,
      whatsapp: profiles.phone,
      avatarUrl: profiles.avatarUrl,
      client: { id: cliente.id, dismissedAt: cliente.firstStepsDismissedAt },
      professional: professionalProfiles,
      hasRequest: sql`exists (select 1 from service_requests where created_by = ${userId})`.mapWith(Boolean),
      hasContact: sql`exists (select 1 from contact_openings where opened_by = ${userId} and kind = 'card')`.mapWith(
        Boolean,
      ),
      hasInterest: sql`exists (select 1 from service_request_interests where user_id = ${userId})`.mapWith(Boolean),
    })
    .from(profiles)
    .leftJoin(cliente, eq(cliente.id, profiles.id))
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  return row ?? null;
}

export async function dismissSteps(db: Database, userId: string, role: Role, now: number): Promise<void> {
  const dismissed = { firstStepsDismissedAt: now };
  if (role === "client") await db.update(cliente).set(dismissed).where(eq(cliente.id, userId));
  else await db.update(professionalProfiles).set(dismissed).where(eq(professionalProfiles.userId, userId));
}
