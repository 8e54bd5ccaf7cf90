import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { selectValues } from "../../db/rows.ts";
import {
  campaigns,
  cardViews,
  certificates,
  cliente,
  connections,
  consents,
  contactOpenings,
  hires,
  independentRatings,
  learningProgress,
  marketplaceCategories,
  marketplaceListings,
  notices,
  platformStats,
  professionalProfiles,
  professionalReferences,
  profiles,
  savedSearches,
  savedSearchMatches,
  savedSearchSettings,
  serviceRequestInterests,
  serviceRequests,
  userLearningProfile,
  userSubscriptions,
  users,
} from "../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { hashPassword } from "../../src/features/auth/passwords.ts";
import { TERMS_VERSION } from "../../src/features/auth/rules.ts";
import { PREMIUM_PRICE_CENTS } from "../../src/features/billing/catalogue.ts";
import { PREMIUM_PERIOD_MS, PROMOTION } from "../../src/features/billing/rules.ts";
import { refreshPremium } from "../../src/features/billing/statements.ts";
import { writeAllDemand } from "../../src/features/demand/write-demand.job.ts";
import { addWords } from "../../src/features/listings/queries-words.ts";
import { LISTING_LIFETIME_MS } from "../../src/features/listings/rules.ts";
import { relistProvider } from "../../src/features/networking/statements.ts";
import { indexPerson } from "../../src/features/profiles/statements.ts";
import { refreshAverages } from "../../src/features/ratings/statements.ts";
import { REQUEST_LIFETIME_MS } from "../../src/features/requests/rules.ts";
import { cardWords, nameKey } from "../../src/platform/database/fold.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { dayOf } from "../../src/shared/day.ts";
import { MUNICIPALITIES, SERVICE_REGIONS, STATE } from "../../src/shared/municipalities.ts";
import { nameSlug } from "../../src/shared/slug.ts";
import { DAY_MS, MINUTE_MS, TIME_ZONE } from "../../src/shared/time.ts";
import { collegeRows } from "./college.ts";
import { demandRows } from "./demand.ts";
import { DEMO_LISTINGS, type DemoListing } from "./listings.ts";
import { connectionRows, referenceRows } from "./network.ts";
import { openingRows } from "./openings.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./people.ts";
import { ratingRows } from "./ratings.ts";
import { DEMO_REQUESTS, type DemoRequest } from "./requests.ts";
import { searchRows } from "./searches.ts";
import { viewRows } from "./views.ts";

/** With it, the cheapest tools get a hint. */
const DEMO_USUAL_PRICE_CENTS = 98_000;

/** The password of every demo account. */
export const DEMO_PASSWORD = "Obra@2026";

const FIRST_INTEREST_AFTER = 2 * MINUTE_MS;
const BETWEEN_INTERESTS = 7 * MINUTE_MS;
const PREMIUM_SINCE = 5 * DAY_MS;
/** The demo people signed up on consecutive days, the last one this long ago. */
const LAST_SIGN_UP = 10 * DAY_MS;

type Member = { person: DemoPerson; id: string; slug: string; createdAt: number };

/** The pictures that the written rows still lack. The caller, who has the bucket, stores them. */
export interface WantedPictures {
  listings: readonly { listingId: string; pictures: readonly string[] }[];
  requests: readonly { requestId: string; pictures: readonly string[] }[];
  people: readonly { userId: string; key: string }[];
}

/** Whether there are no accounts yet, so that demo data may be written. */
export async function hasNoUsers(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/**
 * Writes the demo people, requests and listings in one transaction. The database must be migrated and have the
 * reference data, but no users.
 * @param now milliseconds since the epoch; ages in the demo data count back from it
 */
export async function seedDemo(db: Database, now: number): Promise<WantedPictures> {
  const members = DEMO_PEOPLE.map((person, index) => toMember(person, index, now));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const requests = DEMO_REQUESTS.map((request) => requestRow(request, members, now));
  const interests = requests.flatMap(({ row, interestedKeys }) => interestRows(row, interestedKeys, members, now));
  const idOf = (key: string) => memberOf(key, members).id;
  const college = collegeRows(idOf, now);
  const former = demandRows(idOf, now);
  const premium = members.filter(({ person }) => person.premium);
  const premiumIds = premium.map(({ id }) => id);
  // Oldest first, because row ids follow the order of publication.
  const listings = DEMO_LISTINGS.map((listing) => listingRow(listing, members, now)).reverse();
  const saved = searchRows(idOf, listings, now);
  await db.batch([
    db.insert(users).values(members.map((member) => userRow(member, passwordHash, now))),
    db.insert(consents).values(members.map(({ id }) => ({ userId: id, version: TERMS_VERSION, acceptedAt: now }))),
    db.insert(profiles).values(members.map(profileRow)),
    db.insert(cliente).values(members.filter(({ person }) => person.roles.includes("client")).map(clientRow)),
    db.insert(professionalProfiles).values(members.flatMap(professionalRow)),
    ...indexPerson(db, sql`select id from profiles`),
    ...relistProvider(db, sql`select id from users`),
    ...rewriteAlertTopics(db, sql`select id from users`),
    db.insert(userSubscriptions).values(premium.map((member) => subscriptionRow(member, now))),
    ...refreshPremium(db, selectValues(premiumIds), now - PREMIUM_SINCE),
    db.insert(serviceRequests).values([...former.requests, ...requests.map(({ row }) => row)]),
    ...countSeeded(db, {
      users: members.length,
      subscriptions: premium.length,
      requests: former.requests.length + requests.length,
      total_service_requests: former.requests.length + requests.length,
      listings: listings.length,
    }),
    db.insert(serviceRequestInterests).values([...former.interests, ...interests]),
    db.insert(notices).values([...requests.flatMap(noticeRow), saved.notice]),
    db.insert(hires).values(former.hires),
    db.insert(cardViews).values(viewRows(premiumIds, now)),
    db.insert(contactOpenings).values(openingRows(idOf, requests, now)),
    db.insert(connections).values(connectionRows(idOf, now)),
    db.insert(professionalReferences).values(referenceRows(idOf, now)),
    db.insert(independentRatings).values(ratingRows(idOf, now)),
    db.insert(userLearningProfile).values(college.profiles),
    db.insert(learningProgress).values(college.progress),
    db.insert(certificates).values(college.issued),
    ...refreshAverages(db, sql`select id from users`),
    db.update(campaigns).set(campaignRow(now)).where(eq(campaigns.id, PROMOTION.campaign)),
    db.insert(marketplaceListings).values(listings.map(({ row }) => row)),
    ...listings.map(({ row }) => addWords(db, row)),
    ...listings.map(({ row }) => addWords(db, row)),
    db.insert(savedSearches).values(saved.searches),
    db.insert(savedSearchSettings).values(saved.settings),
    db.insert(savedSearchMatches).values(saved.match),
    // As if there were enough listings for a usual price, until the job writes the real ones.
    db.run(sql`insert into category_prices (category_id, median_cents, cases)
      select id, ${DEMO_USUAL_PRICE_CENTS}, 40 from marketplace_categories where slug = 'maquinas-ferramentas'`),
  ]);
  await writeAllDemand(db, now);
  return {
    listings: listings.map(({ row, pictures }) => ({ listingId: row.id, pictures })),
    requests: requests.map(({ row, pictures }) => ({ requestId: row.id, pictures })),
    people: members.map(({ id, person }) => ({ userId: id, key: person.key })),
  };
}

function countSeeded(db: Database, counts: Record<string, number>) {
  return Object.entries(counts).map(([name, count]) =>
    db
      .update(platformStats)
      .set({ metricValue: sql`${platformStats.metricValue} + ${count}` })
      .where(eq(platformStats.metricName, name)),
  );
}

function toMember(person: DemoPerson, index: number, now: number): Member {
  const createdAt = now - LAST_SIGN_UP - (DEMO_PEOPLE.length - index) * DAY_MS;
  const base = nameSlug(person.name);
  const namesakes = DEMO_PEOPLE.slice(0, index).filter(({ name }) => nameSlug(name) === base).length;
  return { person, id: newId(createdAt), slug: namesakes === 0 ? base : `${base}-${namesakes + 1}`, createdAt };
}

function memberOf(key: string, members: readonly Member[]): Member {
  const member = members.find(({ person }) => person.key === key);
  if (!member) throw new Error(`demonstration data: nobody has the key ${key}`);
  return member;
}

function userRow({ id, person, createdAt }: Member, passwordHash: string, now: number): typeof users.$inferInsert {
  const { email } = person;
  const terms = { termsAcceptedAt: now, termsVersion: TERMS_VERSION };
  return { id, email, emailConfirmedAt: createdAt, passwordHash, ...terms, createdAt };
}

function profileRow(member: Member): typeof profiles.$inferInsert {
  const { id, slug, createdAt, person } = member;
  return {
    id,
    name: person.name,
    nameKey: nameKey(person.name),
    email: person.email,
    phone: person.phone,
    nameSlug: slug,
    isAdmin: person.isAdmin === true,
    createdAt,
  };
}

function clientRow(member: Member): typeof cliente.$inferInsert {
  const { name, email, phone } = member.person;
  return { id: member.id, name, email, phone, createdAt: member.createdAt };
}

function professionalRow(member: Member): (typeof professionalProfiles.$inferInsert)[] {
  const { professional, name, email, phone } = member.person;
  if (!professional) return [];
  const kinds = professionalProfiles.professionalProfile.enumValues;
  return [
    {
      userId: member.id,
      name,
      nameKey: nameKey(name),
      cardWords: cardWords(professional),
      email,
      whatsapp: phone,
      profession: professional.profession,
      professionalProfile: kinds.find((kind) => kind === professional.professionalProfile) ?? null,
      specialties: [...professional.specialties],
      serviceRegions: [...professional.serviceRegions],
      wholeState: professional.wholeState,
      instagram: professional.instagram,
      presentation: professional.presentation ?? "",
      yearsOfExperience: professional.yearsOfExperience ?? null,
      workingHours: professional.workingHours ?? "",
      assistantConsentAt: member.person.premium ? member.createdAt : null,
      createdAt: member.createdAt,
    },
  ];
}

function subscriptionRow({ id: userId }: Member, now: number): typeof userSubscriptions.$inferInsert {
  const createdAt = now - PREMIUM_SINCE;
  const id = newId(createdAt);
  return {
    id,
    userId,
    asaasSubscriptionId: `manual_${id}`,
    status: "ACTIVE",
    valueCents: PREMIUM_PRICE_CENTS,
    grantedAt: createdAt,
    grantedUntil: createdAt + PREMIUM_PERIOD_MS,
    autoRenew: false,
    paymentMethod: "manual",
    createdAt,
    updatedAt: createdAt,
  };
}

/** A campaign that runs, named after the month. */
function campaignRow(now: number): Partial<typeof campaigns.$inferInsert> {
  const month = new Intl.DateTimeFormat("pt-BR", { month: "long", timeZone: TIME_ZONE }).format(now);
  const name = month.charAt(0).toUpperCase() + month.slice(1);
  const today = dayOf(now);
  return {
    title: `Promoção Especial - ${name} ${today.slice(0, 4)}`,
    startsOn: today,
    endsOn: dayOf(now + PREMIUM_PERIOD_MS),
    isOn: true,
  };
}

type RequestRow = typeof serviceRequests.$inferInsert;

/** The last part of a location: "Centro, Dourados". */
function cityOf(location: string): string {
  const name = location.split(", ").at(-1);
  const city = SERVICE_REGIONS[MUNICIPALITIES.findIndex((municipality) => municipality.name === name)];
  if (city === undefined) throw new Error(`demonstration data: ${location} names no municipality`);
  return city;
}

function requestRow(request: DemoRequest, members: readonly Member[], now: number) {
  const createdAt = now - request.ageMinutes * MINUTE_MS;
  const author = memberOf(request.clientKey, members);
  const expiresAt = createdAt + REQUEST_LIFETIME_MS;
  const row: RequestRow = {
    id: newId(createdAt),
    serviceType: request.serviceType,
    description: request.description,
    location: request.location,
    city: cityOf(request.location),
    urgency: request.urgency,
    contactName: author.person.name,
    contactPhone: author.person.phone,
    createdBy: author.id,
    createdAt,
    expiresAt,
    status: expiresAt <= now ? "expired" : "open",
  };
  return { row, interestedKeys: request.interestedKeys, pictures: request.pictures ?? [] };
}

function interestRows(request: RequestRow, keys: readonly string[], members: readonly Member[], now: number) {
  return keys.map((key, index) => ({
    serviceRequestId: request.id,
    userId: memberOf(key, members).id,
    createdAt: Math.min(request.createdAt + FIRST_INTEREST_AFTER + index * BETWEEN_INTERESTS, now),
  }));
}

/** What the owner of a request with interest finds in the bell. */
function noticeRow({ row, interestedKeys }: { row: RequestRow; interestedKeys: readonly string[] }) {
  if (interestedKeys.length === 0) return [];
  const createdAt = row.createdAt + FIRST_INTEREST_AFTER;
  const details = { serviceType: row.serviceType };
  return { id: newId(createdAt), userId: row.createdBy, kind: "interest", subjectId: row.id, details, createdAt };
}

function listingRow(listing: DemoListing, members: readonly Member[], now: number) {
  const createdAt = now - listing.ageMinutes * MINUTE_MS;
  const expiresAt = createdAt + LISTING_LIFETIME_MS;
  const city = MUNICIPALITIES.find(({ name }) => name === listing.city);
  if (!city) throw new Error(`demonstration data: no municipality is called ${listing.city}`);
  const { title, description, priceCents, condition, neighborhood, contact, isNegotiable, category } = listing;
  const row = {
    id: newId(createdAt),
    title,
    description,
    priceCents,
    categoryId: sql<number>`(select ${marketplaceCategories.id} from ${marketplaceCategories} where ${marketplaceCategories.slug} = ${category})`,
    condition,
    neighborhood,
    showPhone: contact === "both" || contact === "phone",
    showWhatsapp: contact === "both" || contact === "whatsapp",
    priceNegotiable: isNegotiable,
    userId: memberOf(listing.ownerKey, members).id,
    cityId: city.ibge,
    stateId: STATE.id,
    createdAt,
    expiresAt,
    status: expiresAt <= now ? ("inactive" as const) : ("active" as const),
  };
  return { row, pictures: listing.pictures };
}
