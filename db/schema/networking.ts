import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, flag, hiddenBecause, id, instant, stringList } from "./columns.ts";
import { professionalProfiles } from "./profiles.ts";

/** One row per unordered pair of people, whoever asked: see the unique index connections_pair. */
export const connections = sqliteTable(
  "connections",
  {
    id: id(),
    requesterId: ofUser("requester_id"),
    targetId: ofUser("target_id"),
    status: text("status", { enum: ["pending", "accepted", "rejected"] })
      .notNull()
      .default("pending"),
    createdAt: createdAt(),
    answeredAt: instant("answered_at"),
    /** Whether the requester has not yet seen that it was accepted. */
    isNews: flag("is_news").notNull().default(false),
    /** Whether the requester withdrew it after it was rejected: to them, it is as if the row were deleted. */
    isWithdrawn: flag("is_withdrawn").notNull().default(false),
    /** When one of the two ended the connection. The row is then 'rejected', and kept while that can be undone. */
    endedAt: instant("ended_at"),
    isEndedByRequester: flag("is_ended_by_requester").notNull().default(false),
  },
  (t) => [
    check("connections_two_people", sql`${t.requesterId} <> ${t.targetId}`),
    check("connections_status", sql`${t.status} in ('pending', 'accepted', 'rejected')`),
    index("connections_target").on(t.targetId, t.status, t.id),
    index("connections_requester").on(t.requesterId, t.status, t.id),
    index("connections_news").on(t.requesterId).where(sql`${t.isNews} = 1`),
    index("connections_ended").on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

export const professionalReferences = sqliteTable(
  "professional_references",
  {
    id: id(),
    targetProfessionalId: text("target_professional_id")
      .notNull()
      .references(() => professionalProfiles.userId, { onDelete: "cascade" }),
    authorProfessionalId: ofUser("author_professional_id"),
    serviceDescription: text("service_description").notNull(),
    /** Day of the service, YYYY-MM-DD. */
    serviceDate: text("service_date").notNull(),
    serviceLocation: text("service_location").notNull(),
    difficultyLevel: integer("difficulty_level").notNull().default(1),
    recommendationScore: integer("recommendation_score").notNull().default(5),
    specialties: stringList("specialties").notNull(),
    /** When its subject hid it. */
    hiddenAt: instant("hidden_at"),
    hiddenBecause: hiddenBecause(),
    createdAt: createdAt(),
  },
  (t) => [
    check("professional_references_people", sql`${t.targetProfessionalId} <> ${t.authorProfessionalId}`),
    check("professional_references_difficulty", sql`${t.difficultyLevel} between 1 and 5`),
    check("professional_references_recommendation", sql`${t.recommendationScore} between 1 and 5`),
    index("professional_references_target").on(t.targetProfessionalId, t.id),
    index("professional_references_author").on(t.authorProfessionalId),
  ],
);

/** At most twelve photos per professional, one row per slot; how many of them anyone may have depends on the plan. */
export const servicePhotos = sqliteTable(
  "service_photos",
  {
    id: id(),
    professionalId: text("professional_id")
      .notNull()
      .references(() => professionalProfiles.userId, { onDelete: "cascade" }),
    slot: integer("slot").notNull(),
    photoUrl: text("photo_url").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    /** The photo that shows the same place before the work. */
    beforePhotoId: text("before_photo_id").references((): AnySQLiteColumn => servicePhotos.id, {
      onDelete: "set null",
    }),
    hiddenBecause: hiddenBecause(),
    uploadedAt: instant("uploaded_at").notNull(),
  },
  (t) => [
    check("service_photos_max", sql`${t.slot} between 1 and 12`),
    unique("service_photos_slot").on(t.professionalId, t.slot),
    unique("service_photos_before").on(t.beforePhotoId),
  ],
);
