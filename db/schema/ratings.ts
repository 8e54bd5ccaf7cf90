import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, hiddenBecause, id, instant } from "./columns.ts";
import { hires } from "./hires.ts";

const EVALUATED_TYPES = ["client", "service_provider"] as const;

const ratingColumns = (person: (name: string) => ReturnType<typeof ofUser>) => ({
  id: id(),
  evaluatedId: person("evaluated_id"),
  evaluatedType: text("evaluated_type", { enum: EVALUATED_TYPES }).notNull(),
  evaluatorId: person("evaluator_id"),
  evaluatorType: text("evaluator_type", { enum: EVALUATED_TYPES }).notNull(),
  stars: integer("stars").notNull(),
  comment: text("comment").notNull(),
  /** The public reply of the person rated; null for none. */
  reply: text("reply"),
  repliedAt: instant("replied_at"),
  hiddenBecause: hiddenBecause(),
  createdAt: createdAt(),
});

/**
 * Ratings 'Com Contrato': of a hire that both sides confirmed, one from each side. As there, people are ids of accounts or
 * pseudonyms.
 */
export const ratings = sqliteTable(
  "ratings",
  {
    ...ratingColumns((name) => text(name).notNull()),
    hireId: text("hire_id").references(() => hires.id, { onDelete: "cascade" }),
    /** When it becomes visible at the latest. It counts and is shown from `revealedAt` on. */
    revealAt: instant("reveal_at").notNull().default(0),
    revealedAt: instant("revealed_at"),
  },
  (t) => [
    check("ratings_stars", sql`${t.stars} between 1 and 5`),
    check("ratings_not_oneself", sql`${t.evaluatedId} <> ${t.evaluatorId}`),
    index("ratings_evaluated").on(t.evaluatedId, t.evaluatedType, t.id),
    index("ratings_evaluator").on(t.evaluatorId, t.id),
    uniqueIndex("ratings_once").on(t.hireId, t.evaluatorId),
    index("ratings_hidden").on(t.id).where(sql`${t.hiddenBecause} is not null`),
    index("ratings_reveal_job").on(t.revealAt).where(sql`${t.revealedAt} is null`),
  ],
);

/** Ratings 'Avaliação Livre', without a contract: one per evaluator, evaluated person and role. */
export const independentRatings = sqliteTable(
  "independent_ratings",
  {
    ...ratingColumns(ofUser),
    reason: text("reason").notNull(),
    serviceType: text("service_type"),
    /** YYYY-MM-DD. */
    incidentDate: text("incident_date"),
    editedAt: instant("edited_at"),
  },
  (t) => [
    check("independent_ratings_stars", sql`${t.stars} between 1 and 5`),
    check("independent_ratings_not_oneself", sql`${t.evaluatedId} <> ${t.evaluatorId}`),
    unique("independent_ratings_once").on(t.evaluatorId, t.evaluatedId, t.evaluatedType),
    index("independent_ratings_hidden").on(t.id).where(sql`${t.hiddenBecause} is not null`),
    index("independent_ratings_evaluated").on(t.evaluatedId, t.evaluatedType, t.id),
    index("independent_ratings_evaluator").on(t.evaluatorId, t.id),
  ],
);

/**
 * Everyone who can be rated, once for each role, in the order of the list. Only src/features/ratings/statements.ts writes
 * this table and `rated_people_fts`, the full-text index of the names, with two spaces before each word.
 */
export const ratedPeople = sqliteTable(
  "rated_people",
  {
    /** Rowid of the name in `rated_people_fts`. */
    position: integer("position").primaryKey(),
    userId: ofUser("user_id"),
    type: text("type", { enum: EVALUATED_TYPES }).notNull(),
    /** The average, negated, so that the list is in ascending order. */
    rank: real("rank").notNull(),
    nameKey: text("name_key").notNull(),
  },
  (t) => [
    unique("rated_people_once").on(t.userId, t.type),
    index("rated_people_order").on(t.rank, t.nameKey, t.position),
  ],
);
