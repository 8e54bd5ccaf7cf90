import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  contactOpenings,
  marketplaceListings,
  professionalProfiles,
  profiles,
  serviceRequests,
} from "#db/schema/index.ts";
import { isBlocked } from "../../platform/queries-blocks.ts";
import { countCallIf, isWithinLimit, type RateLimit, type Subject } from "../../platform/rate-limit.ts";
import { selectOwner } from "./queries-owner.ts";
import type { ContactKind, ContactWay } from "./rules.ts";

/** One attempt to open a contact. */
export interface Opening {
  id: string;
  /** Null for visitors. */
  viewerId: string | null;
  subjectId: string;
  way: ContactWay;
  /** Whether the viewer went on from the card about the owner. */
  isAware: boolean;
  now: number;
  limits: readonly [RateLimit, RateLimit];
  /** Whose attempts the limits count: the person's, or those from a visitor's IP address. */
  countedFor: Subject;
}

/** Where to find a contact: its owner, the number, and the `from … where …` that selects it if others may have it. */
interface Source {
  kind: ContactKind;
  ownerId: SQL;
  phone: SQL;
  found: SQL;
}

/** Whether the viewer has to see the card about the owner first: before the first WhatsApp with them. */
function isFirst({ viewerId, way, isAware }: Opening, ownerId: SQL): SQL {
  if (way !== "whatsapp" || isAware) return sql`false`;
  if (viewerId === null) return sql`true`;
  return sql`(${ownerId} <> ${viewerId} and not exists (
    select 1 from contact_warnings where user_id = ${viewerId} and owner_id = ${ownerId}))`;
}

/**
 * Counts the attempt against both limits, and records it if the source finds the contact, its owner did not block the
 * viewer, and neither limit is exceeded. If the viewer has to see the card about the owner first, `owners` has what it
 * shows, and nothing is counted or recorded.
 * Contacts are only read through this record, so none leaves the database unrecorded.
 */
function record(db: Database, opening: Opening, { kind, ownerId, phone, found }: Source) {
  const { id, viewerId, subjectId, way, now, limits, countedFor } = opening;
  const isWithin = limits.map((limit) => isWithinLimit(limit, countedFor));
  const allowed = sql`${found} and not ${isBlocked(ownerId, viewerId)}`;
  const first = isFirst(opening, ownerId);
  const counted = (limit: RateLimit) =>
    countCallIf(db, limit, countedFor, now, sql`not exists (select 1 ${allowed} and ${first})`);
  return {
    owners: selectOwner(db, sql`select ${ownerId} ${allowed} and ${first}`, sql`select ${phone} ${allowed}`),
    hourly: counted(limits[0]),
    daily: counted(limits[1]),
    recorded: db.run(sql`
      insert into contact_openings (id, opened_by, owner_id, kind, subject_id, way, created_at)
      select ${id}, ${viewerId}, ${ownerId}, ${kind}, ${subjectId}, ${way}, ${now} ${allowed}
        and not ${first} and ${sql.join(isWithin, sql` and `)}`),
    warned: db.run(sql`
      insert into contact_warnings (user_id, owner_id, created_at)
      select opened_by, owner_id, ${now} from contact_openings
      where id = ${id} and opened_by <> owner_id and way = 'whatsapp' on conflict do nothing`),
  };
}

/** The contact of a listing, only while it is public and the seller shows the number. */
export async function openListing(db: Database, opening: Opening) {
  const isShown = opening.way === "phone" ? sql`listing.show_phone` : sql`listing.show_whatsapp`;
  const found = sql`
    from marketplace_listings listing join profiles seller on seller.id = listing.user_id
    where listing.id = ${opening.subjectId} and listing.status = 'active' and listing.expires_at > ${opening.now}
      and listing.hidden_because is null and ${isShown} = 1 and seller.phone <> ''`;
  const { owners, hourly, daily, contacts } = await batchOf(db, {
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
  return { owner: owners[0] ?? null, hourly, daily, contact: contacts[0] ?? null };
}

/** The contact of a public card. A vCard is also available without a number. */
export async function openCard(db: Database, opening: Opening) {
  const found = sql`
    from professional_profiles provider join users on users.id = provider.user_id
    where provider.user_id = ${opening.subjectId} and users.email_confirmed_at is not null
      and provider.hidden_because is null and ${opening.way === "vcard" ? sql`true` : sql`provider.whatsapp <> ''`}`;
  const { owners, hourly, daily, contacts } = await batchOf(db, {
    ...record(db, opening, { kind: "card", ownerId: sql`provider.user_id`, phone: sql`provider.whatsapp`, found }),
    contacts: db
      .select({
        name: professionalProfiles.name,
        phone: professionalProfiles.whatsapp,
        slug: profiles.nameSlug,
        profession: professionalProfiles.profession,
        instagram: professionalProfiles.instagram,
      })
      .from(contactOpenings)
      .innerJoin(professionalProfiles, eq(professionalProfiles.userId, contactOpenings.ownerId))
      .innerJoin(profiles, eq(profiles.id, contactOpenings.ownerId))
      .where(eq(contactOpenings.id, opening.id)),
  });
  return { owner: owners[0] ?? null, hourly, daily, contact: contacts[0] ?? null };
}

/** The same condition as for a request's detail (features/requests). */
const isVisible = (viewerId: string, now: number) =>
  sql`(service_requests.expires_at > ${now} and service_requests.hidden_because is null
    or service_requests.created_by = ${viewerId})`;
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
    where id = ${subjectId} and contact_phone is not null and ${isVisible(viewerId, now)}
      and ${maySee(viewerId, seesContacts)}`;
  const { owners, hourly, daily, requests } = await batchOf(db, {
    ...record(db, opening, { kind: "request", ownerId: sql`created_by`, phone: sql`contact_phone`, found }),
    requests: db
      .select({
        name: sql<string | null>`iif(${contactOpenings.id} is null, null, ${serviceRequests.contactName})`,
        phone: sql<string | null>`iif(${contactOpenings.id} is null, null, ${serviceRequests.contactPhone})`,
        serviceType: serviceRequests.serviceType,
        location: serviceRequests.location,
        maySee: sql<boolean>`${maySee(viewerId, seesContacts)}`.mapWith(Boolean),
      })
      .from(serviceRequests)
      .leftJoin(contactOpenings, eq(contactOpenings.id, opening.id))
      .where(and(eq(serviceRequests.id, subjectId), isVisible(viewerId, now))),
  });
  return { owner: owners[0] ?? null, hourly, daily, request: requests[0] ?? null };
}

/** Records that someone saw the name and phone of another person's request, once per person and request. */
export async function insertDetailOpening(
  db: Database,
  opening: { id: string; viewerId: string; requestId: string; now: number },
): Promise<void> {
  const { id, viewerId, requestId, now } = opening;
  await db.run(sql`
    insert into contact_openings (id, opened_by, owner_id, kind, subject_id, way, created_at)
    select ${id}, ${viewerId}, created_by, 'request', id, 'detail', ${now}
    from service_requests where id = ${requestId} and created_by <> ${viewerId}
    on conflict do nothing`);
}
