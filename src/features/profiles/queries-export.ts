import { desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { connections, professionalReferences, profiles, servicePhotos } from "#db/schema/index.ts";

function selectConnections(db: Database, userId: string) {
  return db
    .select({
      name: profiles.name,
      isRequestedByMe: sql<boolean>`${connections.requesterId} = ${userId}`.mapWith(Boolean),
      /** That one's own request was rejected is not told anywhere. */
      status: sql<string>`case when ${connections.requesterId} = ${userId} and ${connections.status} = 'rejected'
        then 'pending' else ${connections.status} end`,
      createdAt: connections.createdAt,
    })
    .from(connections)
    .innerJoin(
      profiles,
      sql`${profiles.id} = iif(${connections.requesterId} = ${userId}, ${connections.targetId}, ${connections.requesterId})`,
    )
    .where(or(eq(connections.requesterId, userId), eq(connections.targetId, userId)));
}

const referenceColumns = {
  name: profiles.name,
  description: professionalReferences.serviceDescription,
  serviceDate: professionalReferences.serviceDate,
  place: professionalReferences.serviceLocation,
  difficulty: professionalReferences.difficultyLevel,
  recommendation: professionalReferences.recommendationScore,
  specialties: professionalReferences.specialties,
  createdAt: professionalReferences.createdAt,
};

/** What the export tells of someone's network: connections, references written and received, portfolio. */
export function selectNetwork(db: Database, userId: string) {
  const { targetProfessionalId: target, authorProfessionalId: author } = professionalReferences;
  return [
    selectConnections(db, userId),
    db
      .select(referenceColumns)
      .from(professionalReferences)
      .innerJoin(profiles, eq(profiles.id, target))
      .where(eq(author, userId)),
    db
      .select(referenceColumns)
      .from(professionalReferences)
      .innerJoin(profiles, eq(profiles.id, author))
      .where(eq(target, userId))
      .orderBy(desc(professionalReferences.id)),
    db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, userId)),
  ] as const;
}
