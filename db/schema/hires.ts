import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flag, id, instant } from "./columns.ts";
import { serviceRequests } from "./requests.ts";

/**
 * A person by the id of their account, or by a pseudonym after it was deleted; so it references nothing.
 * `keepHires` (src/features/hires/statements.ts) is part of the deletion.
 */
const person = (name: string) => text(name).notNull();

/** Whom the owner of a request hired. Only one that the provider confirmed allows a rating 'Com Contrato'. */
export const hires = sqliteTable(
  "hires",
  {
    id: id(),
    /** Null after the request is deleted. */
    requestId: text("request_id").references(() => serviceRequests.id, { onDelete: "set null" }),
    /** Of the request. */
    serviceType: text("service_type").notNull(),
    clientId: person("client_id"),
    providerId: person("provider_id"),
    status: text("status", { enum: ["proposed", "confirmed", "denied"] })
      .notNull()
      .default("proposed"),
    createdAt: createdAt(),
    answeredAt: instant("answered_at"),
    /** How a confirmed hire ended, when, and who said so. */
    endedAs: text("ended_as", { enum: ["done", "cancelled"] }),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by", { enum: ["client", "provider"] }),
    /** Why it was cancelled, for the other person; blank for none. */
    endReason: text("end_reason").notNull().default(""),
    /** Whether both were known to be one person with several accounts when one of these was deleted. */
    wasLinked: flag("was_linked").notNull().default(false),
  },
  (t) => [
    check("hires_two_people", sql`${t.clientId} <> ${t.providerId}`),
    check("hires_status", sql`${t.status} in ('proposed', 'confirmed', 'denied')`),
    check("hires_answered", sql`(${t.status} = 'proposed') = (${t.answeredAt} is null)`),
    unique("hires_once").on(t.requestId, t.providerId),
    uniqueIndex("hires_one_proposed").on(t.requestId).where(sql`${t.status} = 'proposed'`),
    index("hires_client").on(t.clientId, t.id),
    index("hires_provider").on(t.providerId, t.id),
  ],
);

/** Versions of a hire's printable agreement. A new version counts once the other person has accepted it. */
export const agreements = sqliteTable(
  "agreements",
  {
    hireId: text("hire_id")
      .notNull()
      .references(() => hires.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    writtenBy: person("written_by"),
    what: text("what").notNull(),
    place: text("place").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** When the work begins, YYYY-MM-DD. */
    startDate: text("start_date").notNull(),
    /** Payment in parts: `[{ when, valueCents }]`, which add up to the price. */
    parts: text("parts", { mode: "json" }).$type<{ when: string; valueCents: number }[]>().notNull(),
    clientName: text("client_name").notNull(),
    providerName: text("provider_name").notNull(),
    /** SHA-256 of the text as shown, in hexadecimal. */
    textHash: text("text_hash").notNull(),
    createdAt: createdAt(),
    acceptedAt: instant("accepted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.hireId, t.version] }),
    check("agreements_price", sql`${t.priceCents} > 0`),
    index("agreements_writer").on(t.writtenBy),
  ],
);
