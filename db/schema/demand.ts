import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Requests of the last 90 days by trade and municipality, without any person in them. A job rewrites the rows. */
export const demandStats = sqliteTable(
  "demand_figures",
  {
    /** Name of a group of the catalogue of services. */
    trade: text("trade").notNull(),
    /** A municipality of src/shared/municipalities.ts. */
    city: text("city").notNull(),
    requests: integer("requests").notNull(),
  },
  (t) => [primaryKey({ columns: [t.trade, t.city] })],
);

/** How ended requests of a type in a municipality fared. A job rewrites the rows. */
export const leadStats = sqliteTable(
  "lead_figures",
  {
    serviceType: text("service_type").notNull(),
    /** A municipality of src/shared/municipalities.ts. */
    city: text("city").notNull(),
    /** Ended requests. */
    cases: integer("cases").notNull(),
    /** Those in which at least one provider showed interest. */
    answered: integer("answered").notNull(),
    /** Median time from publication to the first interest in milliseconds, of those answered; null without any. */
    medianFirstMs: integer("median_first_ms"),
  },
  (t) => [primaryKey({ columns: [t.serviceType, t.city] })],
);
