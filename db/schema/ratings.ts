import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

const EVALUATED_TYPES = ["client", "service_provider"] as const;

const ratingColumns = () => ({
  id: id(),
  evaluatedId: text("evaluated_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  evaluatedType: text("evaluated_type", { enum: EVALUATED_TYPES }).notNull(),
  evaluatorId: text("evaluator_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  evaluatorType: text("evaluator_type", { enum: EVALUATED_TYPES }).notNull(),
  stars: integer("stars").notNull(),
  comment: text("comment").notNull(),
  createdAt: createdAt(),
});

/** Ratings based on a contract made on the platform. */
export const ratings = sqliteTable("ratings", ratingColumns(), (t) => [
  check("ratings_stars", sql`${t.stars} between 1 and 5`),
  check("ratings_not_oneself", sql`${t.evaluatedId} <> ${t.evaluatorId}`),
  index("ratings_evaluated").on(t.evaluatedId, t.evaluatedType, t.id),
  index("ratings_evaluator").on(t.evaluatorId),
]);

/** Ratings without a contract: one per evaluator and evaluated person. */
export const independentRatings = sqliteTable(
  "independent_ratings",
  {
    ...ratingColumns(),
    reason: text("reason").notNull(),
    serviceType: text("service_type"),
    /** YYYY-MM-DD. */
    incidentDate: text("incident_date"),
  },
  (t) => [
    check("independent_ratings_stars", sql`${t.stars} between 1 and 5`),
    check("independent_ratings_not_oneself", sql`${t.evaluatedId} <> ${t.evaluatorId}`),
    unique("independent_ratings_once").on(t.evaluatorId, t.evaluatedId, t.evaluatedType),
    index("independent_ratings_evaluated").on(t.evaluatedId, t.evaluatedType, t.id),
  ],
);
