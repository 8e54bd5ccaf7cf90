import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import {
  contactOpenings,
  marketplaceListings,
  professionalProfiles,
  profiles,
  serviceRequests,
} from "#db/schema/index.ts";
import { countCallIf, isWithinLimits, type RateLimit, type Subject } from "../../platform/limits/rate-limit.ts";
import { isBlocked } from "../moderation/statements.ts";
import { haveCommonConnection } from "../networking/statements.ts";
import { mayRead } from "../requests/statements.ts";
import { selectOwner } from "./queries-owner.ts";
import type { ContactKind, ContactWay } from "./rules.ts";

/** One attempt to open a contact. */
export interface Opening {
  id: string;
  /** Null for visitors. */
  viewerId: string | null;
  subjectId: string;
  way: ContactWay;
  /** Whether the viewer went on from the page about the owner. */
  isAware: boolean;
  /** Whether the viewer is on a card that its owner shared, which has the advice on it. */
  isShared: boolean;
  now: number;
  counts: Counts;
}

/** The limits of an attempt, each with whose attempts it counts: a person's, or those from an IP address. */
export type Counts = readonly { limit: RateLimit; subject: Subject }[];

/** Counts an attempt against all of its limits, if the condition holds. */
const countAttempt = (db: Database, counts: Counts, now: number, condition: SQL) =>
  counts.map(({ limit, subject }) => countCallIf(db, limit, subject, now, condition));
/** Condition that none of the limits is exceeded, after {@link countAttempt} in the same batch. */
const isWithinAll = (counts: Counts) =>
  isWithinLimits(...counts.map(({ limit, subject }): [RateLimit, Subject] => [limit, subject]));

/** Where to find a contact: its owner, the number, and the `from … where …` that selects it if others may have it. */
interface Source {
  kind: ContactKind;
  ownerId: SQL;
  phone: SQL;
  found: SQL;
}

/**
 * Whether the viewer has to see the page about the owner first: before the first WhatsApp or number of theirs. In the
 * directory, people with a connection in common need no such page.
 */
function isFirst({ viewerId, way, isAware, isShared }: Opening, kind: ContactKind, ownerId: SQL): SQL {
  if (way === "vcard" || isAware || isShared) return sql`false`;
  if (viewerId === null) return sql`true`;
  const isKnown = kind === "card" ? haveCommonConnection(viewerId, ownerId) : sql`false`;
  return sql`(${ownerId} <> ${viewerId} and not ${isKnown} and not exists (
    select 1 from contact_warnings where user_id = ${viewerId} and owner_id = ${ownerId}))`;
}

/**
 * Counts the attempt against its limits, and records it if the source finds the contact, its owner did not block the
 * viewer, and no limit is exceeded. If the viewer has to see the page about the owner first, `owners` has what it
 * shows, and nothing is counted or recorded.
 * Contacts are only read through this record, so none leaves the database unrecorded.
 */
function record(db: Database, opening: Opening, { kind, ownerId, phone, found }: Source) {
  const role = kind === "request" ? "client" : "provider";
  const { id, viewerId, subjectId, way, now, counts } = opening;
  const allowed = sql`${found} and not ${isBlocked(ownerId, viewerId)}`;
  const first = isFirst(opening, kind, ownerId);
  return {
    owners: selectOwner(db, sql`select ${ownerId} ${allowed} and ${first}`, sql`select ${phone} ${allowed}`, role),
    counted: countAttempt(db, counts, now, sql`not exists (select 1 ${allowed} and ${first})`),
    recorded: db.run(sql`
      insert into contact_openings (id, opened_by, owner_id, kind, subject_id, way, created_at)
      select ${id}, ${viewerId}, ${ownerId}, ${kind}, ${subjectId}, ${way}, ${now} ${allowed}
        and not ${first} and ${isWithinAll(counts)}`),
    warned: db.run(sql`
      insert into contact_warnings (user_id, owner_id, created_at)
      select opened_by, owner_id, ${now} from contact_openings
      where id = ${id} and opened_by <> owner_id and ${opening.isAware ? 1 : 0} on conflict do nothing`),
  };
}

/** The contact of a listing, only while it is public and the seller shows the number. */
export async function openListing(db: Database, opening: Opening) {
  const isShown = opening.way === "phone" ? sql`listing.show_phone` : sql`listing.show_whatsapp`;
  const found = sql`
    from marketplace_listings listing join profiles seller on seller.id = listing.user_id
    where listing.id = ${opening.subjectId} and listing.status = 'active' and listing.expires_at > ${opening.now}
      and listing.hidden_because is null and ${isShown} = 1 and seller.phone <> ''`;
  const { owners, counted, contacts } = await batchOf(db, {
    ...record(db, opening, { kind: "listing", ownerId: sql`listing.user_id`, phone: sql`seller.phone`, found }),
    contacts: db
      .select({
        name: profiles.name,
        phone: profiles.phone,
        id: marketplaceListings.id,
        title: marketplaceListings.title,
        priceCents: marketplaceListings.priceCents,
      })
      .from(contactOpenings)
      .innerJoin(marketplaceListings, eq(marketplaceListings.id, contactOpenings.subjectId))
      .innerJoin(profiles, eq(profiles.id, contactOpenings.ownerId))
      .where(eq(contactOpenings.id, opening.id)),
  });
  return { owner: owners[0] ?? null, counted, contact: contacts[0] ?? null };
}

/** The contact of a public card. A vCard is also available without a number. */
export async function openCard(db: Database, opening: Opening) {
  const found = sql`
    from professional_profiles provider join users on users.id = provider.user_id
    where provider.user_id = ${opening.subjectId} and users.email_confirmed_at is not null
      and provider.hidden_because is null and ${opening.way === "vcard" ? sql`true` : sql`provider.whatsapp <> ''`}`;
  const { owners, counted, contacts } = await batchOf(db, {
    ...record(db, opening, { kind: "card", ownerId: sql`provider.user_id`, phone: sql`provider.whatsapp`, found }),
    contacts: db
      .select({
        name: professionalProfiles.name,
        phone: professionalProfiles.whatsapp,
        slug: profiles.nameSlug,
        profession: professionalProfiles.profession,
        instagram: professionalProfiles.instagram,
        avatarUrl: professionalProfiles.avatarUrl,
      })
      .from(contactOpenings)
      .innerJoin(professionalProfiles, eq(professionalProfiles.userId, contactOpenings.ownerId))
      .innerJoin(profiles, eq(profiles.id, contactOpenings.ownerId))
      .where(eq(contactOpenings.id, opening.id)),
  });
  return { owner: owners[0] ?? null, counted, contact: contacts[0] ?? null };
}

const maySee = (viewerId: string, seesContacts: boolean) =>
  sql`(${seesContacts ? 1 : 0} or service_requests.created_by = ${viewerId})`;

/**
 * The contact of a request, for its owner and viewers who may see contacts. Everyone else gets the request with a null
 * contact; so does the owner after the contact was erased.
 */
export async function openRequest(db: Database, opening: Opening & { viewerId: string }, seesContacts: boolean) {
  const { viewerId, subjectId, now } = opening;
  const found = sql`
    from service_requests
    where id = ${subjectId} and contact_phone is not null and ${mayRead(viewerId, now)}
      and ${maySee(viewerId, seesContacts)}`;
  const { owners, counted, requests } = await batchOf(db, {
    ...record(db, opening, { kind: "request", ownerId: sql`created_by`, phone: sql`contact_phone`, found }),
    requests: db
      .select({
        name: orNull(sql`iif(${contactOpenings.id} is null, null, ${serviceRequests.contactName})`.mapWith(String)),
        phone: orNull(sql`iif(${contactOpenings.id} is null, null, ${serviceRequests.contactPhone})`.mapWith(String)),
        serviceType: serviceRequests.serviceType,
        location: serviceRequests.location,
        maySee: sql`${maySee(viewerId, seesContacts)}`.mapWith(Boolean),
      })
      .from(serviceRequests)
      .leftJoin(contactOpenings, eq(contactOpenings.id, opening.id))
      .where(and(eq(serviceRequests.id, subjectId), mayRead(viewerId, now))),
  });
  return { owner: owners[0] ?? null, counted, request: requests[0] ?? null };
}

/**
 * Reads a request's detail for somebody who may have its contact, in the batch that records that they get it: once per person
 * and request, if no limit is exceeded. Only then `isRecorded` holds.
 */
export async function readDetail<Detail extends Statement>(
  db: Database,
  opening: { id: string; viewerId: string; requestId: string; now: number; counts: Counts },
  read: (isRecorded: SQL) => Detail,
) {
  const { id, viewerId, requestId, now, counts } = opening;
  const isRecorded = sql`exists (
    select 1 from contact_openings where opened_by = ${viewerId} and subject_id = ${requestId} and way = 'detail')`;
  const found = sql`
    from service_requests
    where id = ${requestId} and created_by <> ${viewerId} and contact_phone is not null and ${mayRead(viewerId, now)}
      and not ${isBlocked(sql`created_by`, viewerId)} and not ${isRecorded}`;
  const { detail } = await batchOf(db, {
    counted: countAttempt(db, counts, now, sql`exists (select 1 ${found})`),
    recorded: db.run(sql`
      insert into contact_openings (id, opened_by, owner_id, kind, subject_id, way, created_at)
      select ${id}, ${viewerId}, created_by, 'request', id, 'detail', ${now} ${found} and ${isWithinAll(counts)}`),
    detail: read(isRecorded),
  });
  return detail;
}
