import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/client.ts";
import * as auth from "../../src/features/auth/queries.ts";
import { LOGIN_LIMIT } from "../../src/features/auth/rules.ts";
import { sweepAccounts } from "../../src/features/auth/sweep-accounts.job.ts";
import { expireListings } from "../../src/features/listings/expire-listings.job.ts";
import * as listings from "../../src/features/listings/queries.ts";
import * as listingPhotos from "../../src/features/listings/queries-photos.ts";
import { countPublic, searchPublic } from "../../src/features/listings/read-listings.ts";
import { SORTS, writeCursor } from "../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../src/features/listings/schemas.ts";
import { directoryMatch } from "../../src/features/networking/directory-match.ts";
import * as networkConnections from "../../src/features/networking/queries-connections.ts";
import { findDirectoryPage } from "../../src/features/networking/queries-directory.ts";
import * as servicePhotos from "../../src/features/networking/queries-photos.ts";
import * as networkProfile from "../../src/features/networking/queries-profile.ts";
import * as networkReferences from "../../src/features/networking/queries-references.ts";
import * as profiles from "../../src/features/profiles/queries.ts";
import * as avatars from "../../src/features/profiles/queries-photos.ts";
import * as professional from "../../src/features/profiles/queries-professional.ts";
import * as requests from "../../src/features/requests/queries.ts";
import { newId } from "../../src/platform/ids.ts";
import { drainOutbox, insertOutbox, type OutboxHandlers, sweepOutbox } from "../../src/platform/outbox.ts";
import { forget, listDue } from "../../src/platform/queries-images.ts";
import { countCall } from "../../src/platform/rate-limit.ts";
import { CAMPO_GRANDE, LISTING_INPUT, makeListing, newListing } from "../support/listings.ts";
import { REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, makeRequest, newSubmission, REQUEST_INPUT } from "../support/people.ts";
import { startProduct } from "../support/product.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";

const product = startProduct();
let statements: Recorded[];

/** Tables that stay small whatever happens: a scan of these is no fault. */
const SMALL = /\b(states|marketplace_categories|platform_stats)\b/;

/** Searches that sort, by a part of their text, and why what they sort has a bound, whatever the tables hold. */
const BOUNDED_SORTS = new Map([
  ["matches as materialized", "of a text, the newest SORT_MAX matches are sorted by price"],
  ["narrow as materialized", "what one of two ranges holds is sorted if it is not more than SORT_MAX"],
  ["marketplace_listings_fts match", "the end of a walk is the last of its WALK_MAX rows"],
]);
/** What a statement itself has limited to a few rows is named so; it is read from beginning to end. */
const BOUNDED = /^SCAN (bounded_\w+|page|start)$/;

const NOW = Date.now();
const nothing = async () => {};
const NOTHING: OutboxHandlers = {
  "mail.confirm": nothing,
  "mail.reset": nothing,
  "mail.change": nothing,
  "mail.changed": nothing,
  "n8n.request": nothing,
};

/** Every statement of the networking feature and of the professional card. */
async function useNetwork(db: Database, ownerId: string, providerId: string): Promise<void> {
  const match = directoryMatch({ text: "pintor zé", specialty: "Outros", region: "Dourados" });
  for (const filter of [
    { match: null, userType: null, viewerId: ownerId },
    { match: null, userType: "premium" as const, viewerId: "" },
    { match, userType: "free" as const, viewerId: ownerId },
  ]) {
    await findDirectoryPage(db, filter, { page: 5, cursor: null });
    await findDirectoryPage(db, filter, { page: 7, cursor: 2 ** 52 });
  }
  await networkProfile.findCard(db, { id: providerId });
  await networkProfile.findCard(db, { slug: "ana" });
  await networkProfile.findProfessional(db, providerId, ownerId);
  await networkProfile.listPortfolio(db, providerId);
  await networkProfile.updateOwnPhoto(db, providerId, { id: "x", title: "x", description: "" });
  await networkProfile.deleteOwnPhoto(db, providerId, "x");
  await networkProfile.findOverview(db, providerId, NOW);
  await networkConnections.insertConnection(db, ownerId, providerId, NOW);
  await networkConnections.listPending(db, providerId, 10);
  await networkConnections.countPending(db, providerId);
  await networkConnections.answerConnection(db, { id: "x", targetId: providerId }, "accepted", NOW);
  await networkConnections.deletePending(db, "x", ownerId);
  await networkConnections.listAccepted(db, ownerId, { before: null, limit: 31 });
  await networkConnections.listAccepted(db, ownerId, { before: providerId, limit: 31 });
  await networkReferences.insertReference(db, ownerId, { ...REFERENCE_INPUT, professionalId: providerId }, NOW);
  await networkReferences.listReferences(db, providerId, { viewerId: ownerId, before: null, limit: 13 });
  await networkReferences.listReferences(db, providerId, { viewerId: ownerId, before: providerId, limit: 13 });
  await networkReferences.setReferenceHidden(db, { id: "x", targetId: providerId }, NOW);
  await networkReferences.deleteOwnReference(db, "x", ownerId);
  const card = {
    profession: "Pintora",
    professionalProfile: "operacional" as const,
    specialties: [],
    serviceRegions: [],
    wholeState: true,
    instagram: "",
  };
  await professional.findOwnProfessional(db, providerId);
  await db.batch([professional.saveCard(db, providerId, card, NOW), professional.selectSlug(db, providerId)]);
}

/** Every combination of filters that chooses another index or way, in every order, on the first page and later. */
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

beforeAll(async () => {
  const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
  const id = await makeRequest(product, owner);
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const { db } = recording;
  statements = recording.statements;
  const page = { serviceType: null, before: null, limit: 31, now: NOW };
  const request = { ...newSubmission(), id: newId(NOW), createdBy: owner.id, createdAt: NOW, expiresAt: NOW + 1000 };

  await useNetwork(db, owner.id, other.id);
  await requests.listOpen(db, other.id, page);
  await requests.listOpen(db, other.id, { ...page, before: id });
  await requests.listOpen(db, other.id, { ...page, serviceType: REQUEST_INPUT.serviceType, before: id });
  await requests.countOpenByType(db, NOW);
  await requests.countEverMade(db);
  await requests.listOwn(db, owner.id, 0, 100);
  await requests.findVisible(db, { id: other.id, seesContacts: false }, id, NOW);
  await requests.insertOnce(db, request, true);
  await requests.updateOwn(db, { id, ownerId: owner.id, now: NOW }, REQUEST_INPUT, true);
  await requests.setInterest(db, id, other.id, true, NOW);
  await requests.setInterest(db, id, other.id, false, NOW);
  await requests.findForNotification(db, id);
  await requests.closeExpired(db, 0, 500);
  await requests.eraseContacts(db, 0, 500);
  await requests.deleteOwn(db, id, owner.id);

  const listingId = await makeListing(product, owner);
  const ownPhoto = { listingId, photoId: newId(NOW), ownerId: owner.id };
  const listing = { ...newListing(), id: newId(NOW), userId: owner.id, createdAt: NOW, expiresAt: NOW + 1000 };
  await searchEverything(db);
  await listings.findVisible(db, other.id, listingId, NOW);
  await listings.listOwn(db, owner.id, NOW, 100);
  await listings.insertOnce(db, listing);
  await listings.updateOwn(db, listingId, owner.id, LISTING_INPUT);
  await listings.renewOwn(db, listingId, owner.id, NOW + 1000);
  await listings.setPrimaryPhoto(db, ownPhoto);
  await listings.deletePhoto(db, ownPhoto);
  await expireListings(db, NOW);
  await listings.deleteOwn(db, listingId, owner.id);

  await auth.findSession(db, "x");
  await auth.selectAccountByEmail(db, owner.email);
  await auth.selectSlugTaken(db, "x");
  await auth.findLinkReceiver(db, owner.id);
  await auth.confirmByToken(db, "x", NOW);
  await auth.resetByToken(db, "x", "y", NOW);
  await auth.selectTokenOwner(db, "x", "reset", NOW);
  const link = { kind: "mail.confirm", email: owner.email, limitKey: "x", max: 5, now: NOW } as const;
  const [google, sameEmail] = auth.selectGoogleCandidates(db, "x", owner.email);
  await db.batch([
    google,
    sameEmail,
    countCall(db, LOGIN_LIMIT, "x", NOW),
    auth.requestLink(db, link),
    auth.insertRole(db, other.id, "client", NOW),
    auth.insertRole(db, other.id, "provider", NOW),
    ...auth.completeAccount(db, other.id, "67999991234", NOW),
    ...auth.takeOverUnconfirmed(db, other.id, NOW),
    auth.deleteSession(db, "x"),
    auth.extendSession(db, "x", 1),
    auth.clearCalls(db, "x"),
  ]);
  const change = { userId: owner.id, email: "novo@exemplo.com" };
  await db.batch([
    auth.selectPasswordHash(db, owner.id),
    profiles.selectAccountWithEmail(db, owner.email),
    ...profiles.saveBasics(db, owner.id, { name: "Zé", phone: "67999991234", slugs: ["ze", "ze-1", "x"] }, NOW),
    ...profiles.requestEmailChange(db, { ...change, tokenHash: "h", expiresAt: NOW + 1000 }, NOW),
  ]);
  await profiles.findOwn(db, owner.id, NOW);
  await profiles.findName(db, owner.id);
  await profiles.renewChangeToken(db, change, "h2", NOW + 1000);
  await profiles.changeEmailByToken(db, "h2", NOW);
  await profiles.readEverything(db, owner.id);
  const photo = { id: newId(NOW), url: "/img/a/b.webp", title: "Muro", description: null, professionalId: other.id };
  const listingPhoto = { ...photo, ownerId: owner.id, listingId: await makeListing(product, owner), order: 1 };
  await listingPhotos.reservePhoto(db, listingPhoto, NOW);
  await listingPhotos.insertPhoto(db, listingPhoto);
  await servicePhotos.reserveServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await servicePhotos.insertServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await avatars.reserveAvatar(db, owner.id, "/img/a/d.webp", NOW);
  await avatars.setAvatar(db, owner.id, "/img/a/d.webp");
  await avatars.clearAvatar(db, owner.id);
  await forget(db, await listDue(db, NOW, 100));
  await profiles.deleteUser(db, owner.id);
  await insertOutbox(db, "mail.reset", { userId: owner.id }, 0);
  await drainOutbox(db, NOTHING, NOW);
  await sweepOutbox(db, NOW);
  await sweepAccounts(db, 0);
});

/** The steps of a statement's plan; the same text has the same plan. */
const plans = new Map<string, string[]>();
async function planOf({ sql, args }: Recorded): Promise<string[]> {
  const known = plans.get(sql);
  if (known) return known;
  const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
  const steps = rows.map((row) => String(row["detail"]));
  plans.set(sql, steps);
  return steps;
}

test("no statement scans a table that grows, and none sorts what an index could give in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const statement of statements) {
    const steps = await planOf(statement);
    // What a subquery has made is scanned as often as it is asked for; the subquery has a plan of its own.
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

test("a search walks through the index of its order and filters, and no other", async () => {
  const searches = statements.filter(({ sql }) => sql.includes("walked_to"));
  expect(searches.length).toBeGreaterThan(400);
  for (const search of searches) {
    for (const step of await planOf(search)) {
      expect(step).not.toMatch(/SCAN \w+ USING|AUTOMATIC|marketplace_listings_(own|expiry_job)/);
    }
  }
});

test("a full walk through an index is never how open requests are found", async () => {
  const lists = statements.filter(({ sql }) => /^select/i.test(sql) && sql.includes('from "service_requests"'));
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) {
    expect((await planOf(list)).filter((step) => step.startsWith("SCAN") && !BOUNDED.test(step))).toEqual([]);
  }
});
