import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { sessions } from "../../db/schema/index.ts";
import * as analytics from "../../src/features/analytics/queries.ts";
import { sweepCardViews } from "../../src/features/analytics/sweep-card-views.job.ts";
import * as auth from "../../src/features/auth/queries.ts";
import * as confirmation from "../../src/features/auth/queries-confirmation.ts";
import * as ownSessions from "../../src/features/auth/queries-sessions.ts";
import { LOGIN_LIMIT } from "../../src/features/auth/rules.ts";
import { sweepAccounts } from "../../src/features/auth/sweep-accounts.job.ts";
import { expirePremium } from "../../src/features/billing/expire-premium.job.ts";
import { findInvoiceUrl } from "../../src/features/billing/queries-invoices.ts";
import * as premium from "../../src/features/billing/queries-premium.ts";
import * as promotion from "../../src/features/billing/queries-promotion.ts";
import { countMiss, findCertificate } from "../../src/features/college/queries-certificates.ts";
import { findForecast, readDemand } from "../../src/features/demand/queries.ts";
import { writeAllDemand } from "../../src/features/demand/write-demand.job.ts";
import { expireListings } from "../../src/features/listings/expire-listings.job.ts";
import * as listings from "../../src/features/listings/queries.ts";
import * as favorites from "../../src/features/listings/queries-favorites.ts";
import * as listingPhotos from "../../src/features/listings/queries-photos.ts";
import * as prices from "../../src/features/listings/queries-prices.ts";
import { countPublic, searchPublic } from "../../src/features/listings/read-listings.ts";
import { SORTS, writeCursor } from "../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../src/features/listings/schemas.ts";
import * as servicePhotos from "../../src/features/networking/queries-photos.ts";
import { sweepEndedConnections } from "../../src/features/networking/sweep-ended-connections.job.ts";
import * as profiles from "../../src/features/profiles/queries.ts";
import { saveBasics } from "../../src/features/profiles/queries-basics.ts";
import { deleteUser } from "../../src/features/profiles/queries-deletion.ts";
import * as emailChange from "../../src/features/profiles/queries-email-change.ts";
import * as avatars from "../../src/features/profiles/queries-photos.ts";
import { CHANGE_MAIL_LIMIT } from "../../src/features/profiles/rules.ts";
import * as requests from "../../src/features/requests/queries.ts";
import * as expiry from "../../src/features/requests/queries-expiry.ts";
import { listFitting } from "../../src/features/requests/queries-fitting.ts";
import { readInterestCount, readNews } from "../../src/features/requests/queries-news.ts";
import * as requestPhotos from "../../src/features/requests/queries-photos.ts";
import { findOpen, listCandidates } from "../../src/features/requests/queries-recipients.ts";
import { FREE_INTEREST_LIMIT } from "../../src/features/requests/rules.ts";
import { newId } from "../../src/platform/ids.ts";
import { drainOutbox, insertOutbox, sweepOutbox } from "../../src/platform/outbox.ts";
import { claimPicture, keepPicture } from "../../src/platform/queries-drawn.ts";
import { forget, listDue, releaseReservation } from "../../src/platform/queries-images.ts";
import { clearCalls, countCall, countCallOfSession, hashed, isWithinLimit } from "../../src/platform/rate-limit.ts";
import { useAdmin } from "../support/admin-queries.ts";
import { useCollege } from "../support/college-queries.ts";
import { openContacts } from "../support/contact-queries.ts";
import { hideEverything } from "../support/hide-everything.ts";
import { useHires } from "../support/hires.ts";
import { CAMPO_GRANDE, LISTING_INPUT, makeListing, newListing } from "../support/listings.ts";
import { useModeration } from "../support/moderation-queries.ts";
import { useNetwork } from "../support/network-queries.ts";
import { NOTHING } from "../support/outbox.ts";
import { usePayments } from "../support/payments.ts";
import { makePerson, makeRequest, newSubmission, REQUEST_INPUT } from "../support/people.ts";
import { requestPhotoUrl } from "../support/photos.ts";
import { startProduct } from "../support/product.ts";
import { useRatings } from "../support/ratings.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";

const product = startProduct();
let statements: Recorded[];

/** Tables that stay small, so that scans of them are fine. */
const SMALL =
  /\b(states|marketplace_categories|category_prices|platform_stats|open_request_counts|training_courses|demand_figures)\b/;

/** Searches that may sort, by a part of their SQL, and why the number of rows they sort is bounded. */
const BOUNDED_SORTS = new Map([
  ["matches as (", "of a text, the newest SORT_MAX matches are sorted by price"],
  ["narrow as materialized", "what one of two ranges holds is sorted if it is not more than SORT_MAX"],
  ["rated_people_fts match", "of a text, the first SORT_MAX who have it are sorted by average and name"],
  ["directory_fts match", "of a text, the first SORT_MAX who have it are sorted by name"],
  ["order by url <> ?", "a request has at most four photos"],
  ['"subscription_payments"."due_date" desc', "a person has about one charge a month"],
  ["bounded_page", "at most a page of rows, and the rows of at most PEOPLE_MAX people"],
  ['"admin_audit"."target_id" = ', "one person or thing has few audit rows"],
  ['"training_courses"."modulo" asc', "a person has the basic module and that of one area"],
  ["order by place.key limit", "a draw has POOL_MAX places"],
  ["later.ordem", "a course has at most POOL_MAX questions, and their former versions"],
  ["bounded_people", "the rows of at most PEOPLE_MAX people are sorted by id"],
  ['"person_blocks"."created_at" desc', "nobody blocks more than BLOCKED_MAX people"],
  ['"sessions"."created_at" desc', "a person has few open sessions"],
  ["bounded_ended", "a job that runs once an hour sorts the ended requests of one trade"],
  ["bounded_prices", "the newest PRICE_SAMPLE listings of each category are sorted by price"],
  ["marketplace_listings_fts match", "the end of a walk is the last of its WALK_MAX rows"],
]);
/** Names that statements give to subqueries with few rows; these may be scanned. */
const BOUNDED = /^SCAN (bounded_\w+( VIRTUAL TABLE INDEX \d+:)?|page|start)$/;

const NOW = Date.now();

/** Runs every statement about a person's own sessions, password and terms. */
async function useSessions(db: Database, own: ownSessions.OwnSession): Promise<void> {
  await auth.acceptTerms(db, own.userId, NOW);
  await ownSessions.listSessions(db, own, 50, NOW);
  await ownSessions.deleteSessionStartedAt(db, own, 1);
  await ownSessions.deleteOtherSessions(db, own);
  await ownSessions.changePassword(db, own, { former: "x", passwordHash: "y" }, NOW, []);
}

/** Looks for the recipients of a request. */
async function useAssistant(db: Database, id: string): Promise<void> {
  await findOpen(db, id, NOW);
  const filter = { serviceType: "Outros", createdBy: "", size: 100, now: NOW };
  for (const region of [null, "Dourados"]) {
    for (const after of [null, { nameKey: "rui", entry: 9 }]) await listCandidates(db, { ...filter, region, after });
  }
}

/** Combines all filters that select another index or plan, in every order, for the first page and a later one. */
async function searchEverything(db: Database): Promise<void> {
  const choices = {
    text: ["", "pi", "piso", "piso de"],
    category: [null, LISTING_INPUT.category],
    cityId: [null, CAMPO_GRANDE],
    period: [null, "today"],
    minPriceCents: [null, 400],
  } as const;
  let filters = [{ stateId: null, maxPriceCents: null } as ListingFilter];
  for (const [field, values] of Object.entries(choices)) {
    filters = filters.flatMap((filter) => values.map((value) => ({ ...filter, [field]: value })));
  }
  for (const filter of filters) {
    await countPublic(db, filter, NOW);
    for (const sort of SORTS) {
      for (const cursor of [null, writeCursor(sort, { priceCents: 500, seq: 500 })]) {
        await searchPublic(db, { ...filter, sort, cursor }, NOW);
      }
    }
  }
}

/** The list of one city, with and without a type, for the first page and a later one. */
async function useCityFilter(db: Database, viewerId: string, page: requests.OpenFilter, last: string): Promise<void> {
  for (const serviceType of [null, REQUEST_INPUT.serviceType]) {
    for (const before of [null, last]) {
      await requests.listOpen(db, viewerId, { ...page, serviceType, before });
      await listFitting(db, viewerId, { ...page, serviceType, before });
    }
  }
}

async function useRequestPhotos(db: Database, of: { requestId: string; userId: string }): Promise<void> {
  const photo = { ...of, id: newId(NOW), url: requestPhotoUrl(of.requestId), order: 1, bytes: 9 };
  await requestPhotos.reservePhoto(db, photo, NOW);
  await requestPhotos.insertPhoto(db, photo, NOW);
  const key = { ...photo, ownerId: of.userId };
  await requestPhotos.putPhotoFirst(db, key);
  await requestPhotos.deletePhoto(db, key);
}

beforeAll(async () => {
  const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
  const id = await makeRequest(product, owner);
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const { db } = recording;
  statements = recording.statements;
  const page = { serviceType: null, city: null, before: null, size: 30, now: NOW };
  const request = { ...newSubmission(), id: newId(NOW), createdBy: owner.id, createdAt: NOW, expiresAt: NOW + 1000 };

  await useNetwork(db, owner.id, other.id, NOW);
  await useRatings(product, db, { owner, other });
  await requests.listOpen(db, other.id, page);
  await requests.listOpen(db, other.id, { ...page, before: id });
  await listFitting(db, other.id, page);
  await listFitting(db, other.id, { ...page, serviceType: REQUEST_INPUT.serviceType, before: id });
  await requests.listOpen(db, other.id, { ...page, serviceType: REQUEST_INPUT.serviceType, before: id });
  await useCityFilter(db, other.id, { ...page, city: REQUEST_INPUT.city }, id);
  await useRequestPhotos(db, { requestId: id, userId: owner.id });
  await requests.countOpenByType(db, NOW);
  await readNews(db, { ids: [id] }, ["Outros"], NOW);
  await readNews(db, { ownerId: owner.id }, [], NOW);
  await readInterestCount(db, id);
  await requests.countEverMade(db);
  await requests.listOwn(db, owner.id, { now: NOW, expiredAfter: 0, limit: 100 });
  await requests.findVisible(db, { id: other.id, seesContacts: false }, id, NOW);
  await requests.insertOnce(db, request, requests.contentsOf(request), true);
  const again = { ...request, id: newId(NOW), submissionId: "again" };
  await requests.insertOnce(db, again, requests.contentsAgain(id, owner.id), false);
  await requests.updateOwn(db, { id, ownerId: owner.id, now: NOW }, REQUEST_INPUT, true);
  const interest = { id, userId: other.id, now: NOW };
  await requests.setInterest(db, interest, true, [FREE_INTEREST_LIMIT]);
  await useHires(db, { ownerId: owner.id, providerId: other.id, requestId: id, now: NOW });
  await requests.setInterest(db, interest, false, []);
  await requests.findForNotification(db, id);
  await useAssistant(db, id);
  await requests.closeOwn(db, { id, ownerId: owner.id, now: NOW });
  await requests.reopenOwn(db, { id, ownerId: owner.id, now: NOW });
  await writeAllDemand(db, NOW);
  for (const trade of [null, "Acabamentos"]) await readDemand(db, trade);
  await findForecast(db, REQUEST_INPUT.serviceType, REQUEST_INPUT.city);
  await expiry.closeExpired(db, 0, 500);
  await expiry.eraseContacts(db, 0, 500);
  await requests.deleteOwn(db, id, owner.id);

  const listingId = await makeListing(product, owner);
  const ownPhoto = { listingId, photoId: newId(NOW), ownerId: owner.id };
  const listing = { ...newListing(), id: newId(NOW), userId: owner.id, createdAt: NOW, expiresAt: NOW + 1000 };
  await searchEverything(db);
  await listings.findVisible(db, other.id, listingId, NOW);
  await listings.listOwn(db, owner.id, NOW, 100);
  await prices.rewriteCategoryPrices(db, NOW, 100);
  await prices.listUsualPrices(db);
  await openContacts(
    db,
    owner.id,
    {
      listing: listingId,
      provider: other.id,
      request: await makeRequest(product, other),
    },
    NOW,
  );
  await listings.insertOnce(db, listing);
  await listings.updateOwn(db, listingId, owner.id, LISTING_INPUT, NOW);
  await listings.renewOwn(db, listingId, owner.id, { now: NOW, expiresAt: NOW + 1000 });
  await listings.markSold(db, listingId, owner.id, NOW);
  await listings.offerAgain(db, listingId, owner.id, NOW);
  await favorites.insertFavorite(db, { listingId, userId: other.id, now: NOW });
  await favorites.listFavoriteIds(db, other.id);
  await favorites.listFavorites(db, other.id, NOW);
  await favorites.listOthers(db, listingId, NOW);
  await favorites.deleteFavorite(db, listingId, other.id);
  await listings.setPrimaryPhoto(db, ownPhoto);
  await listings.deletePhoto(db, ownPhoto);
  await expireListings(db, NOW);
  await listings.deleteOwn(db, listingId, owner.id);

  await db.batch(premium.grantPremium(db, other.id, NOW));
  await db.batch(premium.revokePremium(db, other.id, NOW));
  await expirePremium(db, NOW);
  await findInvoiceUrl(db, other.id, "x");
  await promotion.findPromotion(db, other.id);
  await promotion.insertPromotion(db, other.id, NOW);
  await promotion.insertReferral(db, other.id, NOW);
  await promotion.completePendingReferral(db, other.id, owner.email, NOW);

  await hideEverything(db, other.id);
  await auth.findSessionCounting(db, "x", [countCallOfSession(db, LOGIN_LIMIT, "x", NOW)]);
  await auth.selectAccountByEmail(db, owner.email);
  await auth.selectSlugTaken(db, "x");
  await auth.findLinkReceiver(db, owner.id);
  await confirmation.selectConfirmation(db, "x", NOW);
  await confirmation.confirmSignUp(db, { tokenHash: "x", passwordHash: "y" }, NOW);
  await confirmation.deleteStaleUnconfirmed(db, NOW, 200);
  await auth.resetByToken(db, "x", "y", NOW, []);
  await auth.selectTokenOwner(db, "x", "reset", NOW);
  const link = { kind: "mail.confirm", email: owner.email, place: null } as const;
  const someone = hashed("x");
  const session = { id: "new", userId: other.id, expiresAt: 1, createdAt: NOW, device: null };
  await batchOf(db, auth.selectGoogleCandidates(db, "x", owner.email));
  await db.batch([
    countCall(db, LOGIN_LIMIT, someone, NOW),
    auth.requestLink(db, link, isWithinLimit(LOGIN_LIMIT, someone), NOW),
    auth.insertRole(db, other.id, "client", NOW),
    auth.insertRole(db, other.id, "provider", NOW),
    ...auth.completeAccount(db, other.id, { name: "Zé", slug: "ze", phone: "67999991234" }, NOW),
    ...confirmation.deleteUnconfirmed(db, "ninguem@exemplo.com"),
    auth.deleteSession(db, "x"),
    auth.insertSession(db, session, { method: "password", hash: "x" }),
    auth.insertSession(db, session, { method: "google" }),
    ...auth.deleteSessionsOfUser(db, other.id),
    auth.renewPasswordHash(db, other.id, "x", "y"),
    auth.extendSession(db, "x", 1),
    clearCalls(db, LOGIN_LIMIT, someone),
  ]);
  await useSessions(db, { userId: owner.id, sessionId: "x" });
  const change = { userId: owner.id, email: "novo@exemplo.com" };
  const limits = [{ limit: CHANGE_MAIL_LIMIT, subject: hashed(change.email) }];
  const [{ id: sessionId } = { id: "" }] = await product.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, owner.id));
  const asked = { ...change, tokenHash: "h", expiresAt: NOW + 1000, sessionId, limits, isRepeated: false };
  await emailChange.readBeforeChange(db, owner.id, change.email, NOW);
  const named = { userId: owner.id, name: "Zé", phone: "67999991234", slugs: ["ze", "ze-1", "x"] } as const;
  for (const withChange of [asked, null]) {
    const { isSaved: _, ...saving } = saveBasics(db, { ...named, change: withChange }, NOW);
    await batchOf(db, { account: auth.selectPasswordHash(db, owner.id), ...saving });
  }
  await profiles.findOwn(db, owner.id, NOW);
  await emailChange.findName(db, owner.id);
  await emailChange.renewChangeToken(db, change, "h2", NOW + 1000);
  await emailChange.putStopToken(db, change, "h3", NOW);
  await emailChange.stopChangeByToken(db, "x", NOW);
  await emailChange.changeEmailByToken(db, "h2", null, NOW);
  await profiles.readEverything(db, owner.id);
  const photo = { id: newId(NOW), url: "/img/a/b.webp", title: "Muro", description: null, userId: other.id, bytes: 9 };
  const listingPhoto = { ...photo, userId: owner.id, listingId: await makeListing(product, owner), order: 1 };
  await listingPhotos.reservePhoto(db, listingPhoto, NOW);
  await listingPhotos.insertPhoto(db, listingPhoto, NOW);
  await servicePhotos.reserveServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await servicePhotos.insertServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await avatars.reserveAvatar(db, owner.id, "/img/a/d.webp", NOW);
  await avatars.setAvatar(db, { url: "/img/a/d.webp", userId: owner.id, bytes: 9 }, NOW);
  await avatars.clearAvatar(db, owner.id);
  await forget(db, await listDue(db, NOW, 100), NOW);
  await releaseReservation(db, "/img/x.webp");
  await findCertificate(db, "BCDFG23456", "x", NOW);
  await countMiss(db, "x", NOW);
  await claimPicture(db, "/img/cartoes/x.jpg", "x", NOW);
  await keepPicture(db, "/img/cartoes/x.jpg", NOW);
  await analytics.countView(db, { ownerId: other.id, address: "x", now: NOW });
  await analytics.readFigures(db, other.id, 0);
  await sweepCardViews(db, NOW);
  await sweepEndedConnections(db, NOW);
  await useAdmin(db, owner.id, NOW);
  await usePayments(db, owner.id, product.stack.settings, NOW);
  await useCollege(db, owner.id, NOW);
  await useModeration(db, { one: owner.id, other: other.id }, NOW);
  await deleteUser(db, owner.id, NOW);
  await insertOutbox(db, "mail.reset", { userId: owner.id }, 0);
  await drainOutbox(db, NOTHING, NOW);
  await sweepOutbox(db, NOW);
  await sweepAccounts(db, 0);
});

/** Cached, because equal SQL has an equal plan. */
const plans = new Map<string, string[]>();
async function planOf({ sql, args }: Recorded): Promise<string[]> {
  const known = plans.get(sql);
  if (known) return known;
  const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
  const steps = rows.map((row) => String(row["detail"]));
  plans.set(sql, steps);
  return steps;
}

test("no statement scans a growing table, and none sorts what an index could return in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const statement of statements) {
    const steps = await planOf(statement);
    // Results of subqueries may be scanned; each subquery has its own steps in the plan.
    const made = new Set(steps.map((step) => /^(?:CO-ROUTINE|MATERIALIZE) (.+)$/.exec(step)?.[1]));
    const isBounded = [...BOUNDED_SORTS.keys()].some((part) => statement.sql.includes(part));
    for (const step of steps) {
      const scanned = /\bSCAN (\S+)/.exec(step)?.[1];
      const isScan = scanned && !made.has(scanned) && !/USING (COVERING )?INDEX|CONSTANT ROW|VIRTUAL TABLE/.test(step);
      const isSort = step.includes("TEMP B-TREE FOR ORDER BY") && !isBounded;
      if ((isScan && !SMALL.test(step) && !BOUNDED.test(step)) || isSort) faults.push(`${step} <- ${statement.sql}`);
    }
  }
  expect(faults).toEqual([]);
});

test("the list of a city is read in the order of an index that begins with the city", async () => {
  const lists = statements.filter(({ sql }) => sql.includes('"service_requests"."city" = ?'));
  expect(lists.length).toBe(4);
  for (const list of lists) {
    const [walk] = await planOf(list);
    expect(walk).toMatch(
      /SEARCH service_requests USING INDEX service_requests_(type_)?city \(status=\? AND (service_type=\? AND )?city=\?/,
    );
  }
});

test("a search uses only the index for its order and filters", async () => {
  const searches = statements.filter(({ sql }) => sql.includes("walked_to"));
  expect(searches.length).toBeGreaterThan(400);
  for (const search of searches) {
    for (const step of await planOf(search)) {
      expect(step).not.toMatch(/SCAN \w+ USING|AUTOMATIC|marketplace_listings_(own|expiry_job)/);
    }
  }
});

test("a page of the directory without text merges searches in the index for its filters", async () => {
  const pages = statements.filter(({ sql }) => sql.includes("bounded_own") && !sql.includes("directory_fts"));
  // Of three filters, three user types: a count, and in three orders two pages.
  expect(pages.length).toBe(63);
  for (const page of pages) {
    const walks = (await planOf(page)).filter((step) => step.includes("directory_facets"));
    expect(walks.length).toBeGreaterThan(0);
    for (const walk of walks) {
      expect(walk).toMatch(/^SEARCH .* USING COVERING INDEX \S+ \(specialty=\? AND region=\? AND is_premium=\?/);
    }
  }
});

test("recipients merge searches in the directory's index for specialty and region", async () => {
  const walks = statements.filter(({ sql }) => sql.includes("bounded_candidates"));
  expect(walks.length).toBe(4);
  for (const walk of walks) {
    const steps = (await planOf(walk)).filter((step) => step.includes("directory_facets"));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toMatch(/^SEARCH .* \(specialty=\? AND region=\? AND is_premium=\?/);
  }
});

test("requests that fit a provider are found by one search for each specialty", async () => {
  const lists = statements.filter(({ sql }) => sql.includes("bounded_specialties"));
  expect(lists.length).toBe(6);
  for (const list of lists) {
    const [walk] = (await planOf(list)).filter((step) => step.includes("candidate"));
    expect(walk).toMatch(/^SEARCH candidate USING INDEX service_requests_type(_city)? \(status=\? AND service_type=\?/);
  }
});

test("open requests are never found by a full index scan", async () => {
  const lists = statements.filter(({ sql }) => /^select/i.test(sql) && sql.includes('from "service_requests"'));
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) {
    expect(
      (await planOf(list)).filter((step) => /^SCAN (?!CONSTANT|bounded_)/.test(step) && !BOUNDED.test(step)),
    ).toEqual([]);
  }
});
