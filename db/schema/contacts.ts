import { sql } from "drizzle-orm";
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ofUser, users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

/** One row for each time someone received another person's contact data. A job deletes rows after a year. */
export const contactOpenings = sqliteTable(
  "contact_openings",
  {
    id: id(),
    /** Null for visitors, and after the account is deleted. */
    openedBy: text("opened_by").references(() => users.id, { onDelete: "set null" }),
    ownerId: ofUser("owner_id"),
    kind: text("kind", { enum: ["listing", "card", "request"] }).notNull(),
    /** Id of the listing or request; for cards, the provider's id. What it refers to may be deleted. */
    subjectId: text("subject_id").notNull(),
    /** `detail`: the request's detail screen showed name and phone. */
    way: text("way", { enum: ["whatsapp", "phone", "vcard", "detail"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("contact_openings_kind", sql`${t.kind} in ('listing', 'card', 'request')`),
    check("contact_openings_way", sql`${t.way} in ('whatsapp', 'phone', 'vcard', 'detail')`),
    index("contact_openings_owner").on(t.ownerId, t.id),
    index("contact_openings_opener").on(t.openedBy, t.id),
    uniqueIndex("contact_openings_detail_once").on(t.openedBy, t.subjectId).where(sql`${t.way} = 'detail'`),
  ],
);

/** Whom a person was warned about before the first contact. */
export const contactWarnings = sqliteTable(
  "contact_warnings",
  {
    userId: ofUser("user_id"),
    /** The owner of the contact data. */
    ownerId: ofUser("owner_id"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ownerId] }), index("contact_warnings_owner").on(t.ownerId)],
);
