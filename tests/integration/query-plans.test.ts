import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/client.ts";
import * as auth from "../../src/features/auth/queries.ts";
import { LOGIN_LIMIT } from "../../src/features/auth/rules.ts";
import { sweepAccounts } from "../../src/features/auth/sweep-accounts.job.ts";
import * as listingPhotos from "../../src/features/listings/queries-photos.ts";
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
import { REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, makeRequest, newSubmission, REQUEST_INPUT } from "../support/people.ts";
import { makeListing } from "../support/photos.ts";
import { startProduct } from "../support/product.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";

const product = startProduct();
let statements: Recorded[];

/** Tables that stay small whatever happens: a scan of these is no fault. */
const SMALL = /\b(states|marketplace_categories|platform_stats)\b/;

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
    await findDirectoryPage(db, filter, { page: 7, cursor: "2305843009213693952" });
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

test("no statement scans a table that grows, and none sorts what an index could give in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const { sql, args } of statements) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    for (const row of rows) {
      const step = String(row["detail"]);
      const isScan = /\bSCAN\b/.test(step) && !/USING (COVERING )?INDEX|CONSTANT ROW|VIRTUAL TABLE/.test(step);
      if ((isScan && !SMALL.test(step)) || step.includes("TEMP B-TREE FOR ORDER BY")) faults.push(`${step} <- ${sql}`);
    }
  }
  expect(faults).toEqual([]);
});

test("a full walk through an index is never how open requests are found", async () => {
  const lists = statements.filter(({ sql }) => /^select/i.test(sql) && sql.includes('from "service_requests"'));
  expect(lists.length).toBeGreaterThan(4);
  for (const { sql, args } of lists) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    expect(rows.map((row) => String(row["detail"])).filter((step) => step.startsWith("SCAN"))).toEqual([]);
  }
});
