import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../../db/client.ts";
import { markToldAtOnce } from "../../../src/features/alerts/queries-due.ts";
import { findForecast, readDemand } from "../../../src/features/demand/queries.ts";
import { writeAllDemand } from "../../../src/features/demand/write-demand.job.ts";
import { listOwnInterests } from "../../../src/features/hires/queries-own-interests.ts";
import { neighboursOf } from "../../../src/features/requests/catalogue.ts";
import * as requests from "../../../src/features/requests/queries.ts";
import * as addressees from "../../../src/features/requests/queries-addressees.ts";
import * as expiry from "../../../src/features/requests/queries-ending.ts";
import { findWork, listFitting } from "../../../src/features/requests/queries-fitting.ts";
import { readAudiences, readNews } from "../../../src/features/requests/queries-news.ts";
import * as requestPhotos from "../../../src/features/requests/queries-photos.ts";
import { listCandidates } from "../../../src/features/requests/queries-recipients.ts";
import { insertRecommendation, selectColleagues } from "../../../src/features/requests/queries-recommend.ts";
import * as writes from "../../../src/features/requests/queries-write.ts";
import { FREE_INTEREST_LIMIT } from "../../../src/features/requests/rules.ts";
import { FIT_RANKS } from "../../../src/features/requests/rules-fit.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import * as photos from "../../../src/platform/images/queries-photos.ts";
import { useHires } from "../../support/hires.ts";
import { makePerson, makeRequest, newSubmission, REQUEST_INPUT } from "../../support/people.ts";
import { requestPhotoUrl } from "../../support/photos.ts";
import { findSlowSteps, isBoundedScan, planReader } from "../../support/plans/query-plans.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const NOW = Date.now();
const planOf = planReader(product);
let statements: Recorded[];

/** Looks for the recipients of a request. */
async function useAssistant(db: Database, id: string): Promise<void> {
  for (const after of [null, { nameKey: "rui", entry: 9 }]) {
    await listCandidates(db, { requestId: id, size: 100, now: NOW, after });
  }
}

/** The list of one city, with and without a type, for the first page and a later one. */
async function useCityFilter(db: Database, viewerId: string, page: requests.OpenFilter, last: string): Promise<void> {
  for (const serviceType of [null, REQUEST_INPUT.serviceType]) {
    for (const before of [null, last]) {
      await requests.listOpen(db, viewerId, { ...page, serviceType, before });
    }
  }
}

/** Every part of the list that fits a provider, in some cities and in the whole state. */
async function useFitting(db: Database, viewerId: string, page: requests.OpenFilter, last: string): Promise<void> {
  const serviceTypes = ["Pintura de muro", REQUEST_INPUT.serviceType];
  for (const cities of [null, [REQUEST_INPUT.city, "Dourados"]]) {
    const fit = { serviceTypes, neighbours: neighboursOf(serviceTypes), cities };
    for (const rank of [null, ...FIT_RANKS]) {
      const before = rank === null ? null : { rank, id: last };
      await listFitting(db, viewerId, fit, { ...page, before });
      await listFitting(db, viewerId, fit, { ...page, serviceType: REQUEST_INPUT.serviceType, before });
    }
  }
  await findWork(db, viewerId);
}

async function useRequestPhotos(db: Database, of: { requestId: string; userId: string }): Promise<void> {
  const photo = { ...of, id: newId(NOW), url: requestPhotoUrl(of.requestId), order: 1, bytes: 9 };
  const album = requestPhotos.albumOf(of.requestId, of.userId, NOW);
  await photos.reservePlaced(db, photo, album, NOW);
  await photos.insertPlaced(db, photo, album, NOW);
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
  const addressing = { addresseeIds: [other.id], openToAllAt: NOW + 500 };
  const request = {
    ...newSubmission(),
    ...addressing,
    id: newId(NOW),
    createdBy: owner.id,
    createdAt: NOW,
    expiresAt: NOW + 1000,
  };
  await requests.listOpen(db, other.id, page);
  await requests.listOpen(db, other.id, { ...page, before: id });
  await useFitting(db, other.id, page, id);
  await requests.listOpen(db, other.id, { ...page, serviceType: REQUEST_INPUT.serviceType, before: id });
  await useCityFilter(db, other.id, { ...page, city: REQUEST_INPUT.city }, id);
  await useRequestPhotos(db, { requestId: id, userId: owner.id });
  await requests.countOpenByType(db, NOW);
  await readNews(db, { ids: [id] }, ["Outros"], NOW);
  await readNews(db, { ownerId: owner.id }, [], NOW);
  await readAudiences(db, [id], NOW);
  await addressees.selectAskable(db, [other.id], owner.id);
  await addressees.listAddressed(db, other.id, page);
  await addressees.findAddressed(db, id, other.id, NOW);
  await addressees.findOpening(db, NOW, 50);
  await addressees.openToAll(db, [id], true, NOW);
  await requests.countEverMade(db, owner.id);
  await requests.listOwn(db, owner.id, { now: NOW, expiredAfter: 0, limit: 100 });
  await requests.selectVisible(db, { id: other.id, isPremium: false, seesContacts: false }, id, NOW);
  await writes.insertOnce(db, request, writes.contentsOf(request), {
    notify: true,
    demandsPhone: true,
    isAgain: false,
    isClient: false,
  });
  const again = { ...request, id: newId(NOW), submissionId: "again" };
  await writes.insertOnce(db, again, writes.renewedContents(id, owner.id), {
    notify: false,
    demandsPhone: false,
    isAgain: true,
    isClient: true,
  });
  await writes.updateOwn(db, { id, ownerId: owner.id, now: NOW }, REQUEST_INPUT, true);
  const interest = { id, userId: other.id, now: NOW };
  await insertRecommendation(db, { id, fromId: owner.id, toId: other.id, now: NOW });
  await selectColleagues(db, { id, fromId: other.id, now: NOW });
  await requests.setInterest(db, interest, true, [FREE_INTEREST_LIMIT]);
  for (const [before, state] of [
    [null, null],
    [id, "contacted"],
  ] as const) {
    await listOwnInterests(db, other.id, { before, state, size: 20, now: NOW });
  }
  await useHires(db, { ownerId: owner.id, providerId: other.id, requestId: id, now: NOW });
  await requests.setInterest(db, interest, false, []);
  await requests.findForNotification(db, id);
  await db.batch(markToldAtOnce(db, [{ requestId: id, userId: other.id }]));
  await useAssistant(db, id);
  await writes.closeOwn(db, { id, ownerId: owner.id, now: NOW });
  await writes.reopenOwn(db, { id, ownerId: owner.id, now: NOW });
  await writes.extendOwn(db, { id, ownerId: owner.id, now: NOW });
  await writes.seekMore(db, { id, ownerId: owner.id, now: NOW });
  await writeAllDemand(db, NOW);
  for (const trade of [null, "Acabamentos"]) await readDemand(db, trade);
  await findForecast(db, REQUEST_INPUT.serviceType, REQUEST_INPUT.city);
  await expiry.closeExpired(db, 0, 500);
  await expiry.eraseContacts(db, 0, 500);
  await writes.deleteOwn(db, { id, ownerId: owner.id, now: NOW });
});

test("no statement scans a growing table, and none sorts what an index could return in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  expect(await findSlowSteps(statements, planOf)).toEqual([]);
});

test("a person's interests are one walk along their index, in the order of the list", async () => {
  const lists = statements.filter(({ sql }) => sql.includes("bounded_offers"));
  expect(lists.length).toBe(2);
  for (const list of lists) {
    const [walk] = await planOf(list);
    expect(walk).toMatch(/SEARCH service_request_interests USING INDEX service_request_interests_user \(user_id=\?/);
  }
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

test("recipients merge searches in the directory's index for specialty and region", async () => {
  const walks = statements.filter(({ sql }) => sql.includes("bounded_candidates"));
  expect(walks.length).toBe(2);
  for (const walk of walks) {
    const steps = (await planOf(walk)).filter((step) => step.includes("directory_facets"));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toMatch(/^SEARCH .* \(specialty=\? AND region=\? AND is_free=\?/);
  }
});

test("requests that fit a provider are found by one search for each service in each city, or for each city", async () => {
  const lists = statements.filter(({ sql }) => sql.includes("bounded_fitting"));
  expect(lists.length).toBe(16);
  for (const list of lists) {
    const walks = (await planOf(list)).filter((step) => step.includes(" candidate "));
    expect(walks.length).toBeGreaterThan(0);
    for (const walk of walks) {
      expect(walk).toMatch(
        /^SEARCH candidate USING INDEX service_requests_(type|type_city|city|list) \(status=\?( AND service_type=\?)?( AND city=\?)?( AND id<\?)?\)/,
      );
    }
  }
});

test("open requests are never found by a full index scan", async () => {
  const lists = statements.filter(({ sql }) => /^select/i.test(sql) && sql.includes('from "service_requests"'));
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) {
    expect(
      (await planOf(list)).filter((step) => /^SCAN (?!CONSTANT|bounded_)/.test(step) && !isBoundedScan(step)),
    ).toEqual([]);
  }
});
