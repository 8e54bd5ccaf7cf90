import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";

/** Views of a business card per day, each visitor's address once. A job deletes old days. */
export const cardViews = sqliteTable(
  "card_views",
  {
    userId: ofUser("user_id"),
    /** YYYY-MM-DD in Campo Grande. */
    day: text("day").notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("card_views_day").on(t.day)],
);
