import { sql } from "drizzle-orm";
import { index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { id, instant } from "./columns.ts";

/** What the bell shows a person. One row per person, kind and subject: news of the same thing replaces the former. */
export const notices = sqliteTable(
  "notices",
  {
    id: id(),
    userId: ofUser("user_id"),
    /** A kind of src/features/notices/rules.ts. */
    kind: text("kind").notNull(),
    /** Id of the request, listing or whatever else the notice is about. It may be deleted. */
    subjectId: text("subject_id").notNull(),
    /** What the text needs, such as the type of a service. Never someone's contact data. */
    details: text("details", { mode: "json" }).$type<Record<string, string | number>>().notNull(),
    /** Of the latest news. */
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [
    unique("notices_subject").on(t.userId, t.kind, t.subjectId),
    index("notices_newest").on(t.userId, t.createdAt, t.id),
    index("notices_unread").on(t.userId).where(sql`${t.readAt} is null`),
    index("notices_sweep").on(t.createdAt),
  ],
);
