import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import type { Database } from "../../../db/client.ts";
import { sessions } from "../../../db/schema/index.ts";
import * as analytics from "../../../src/features/analytics/queries.ts";
import { sweepCardViews } from "../../../src/features/analytics/sweep-card-views.job.ts";
import * as auth from "../../../src/features/auth/queries.ts";
import * as confirmation from "../../../src/features/auth/queries-confirmation.ts";
import * as ownPasskeys from "../../../src/features/auth/queries-passkeys.ts";
import * as ownSessions from "../../../src/features/auth/queries-sessions.ts";
import { LOGIN_LIMIT } from "../../../src/features/auth/rules.ts";
import { endSessionsOf, inheritFormer, selectBan } from "../../../src/features/auth/statements.ts";
import { sweepAccounts } from "../../../src/features/auth/sweep-accounts.job.ts";
import { expirePremium } from "../../../src/features/billing/expire-premium.job.ts";
import * as promotion from "../../../src/features/billing/queries-promotion.ts";
import { findInvoiceUrl } from "../../../src/features/billing/queries-subscriptions.ts";
import * as premium from "../../../src/features/billing/statements.ts";
import { findCertificate } from "../../../src/features/college/queries-certificates.ts";
import * as servicePhotos from "../../../src/features/networking/queries-photos.ts";
import { sweepEndedConnections } from "../../../src/features/networking/sweep-ended-connections.job.ts";
import * as profiles from "../../../src/features/profiles/queries.ts";
import { saveBasics } from "../../../src/features/profiles/queries-basics.ts";
import { deleteUser } from "../../../src/features/profiles/queries-deletion.ts";
import * as emailChange from "../../../src/features/profiles/queries-email-change.ts";
import * as avatars from "../../../src/features/profiles/queries-photos.ts";
import { CHANGE_MAIL_LIMIT } from "../../../src/features/profiles/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import {
  drainOutbox,
  insertOutbox,
  OUTBOX_KINDS,
  type OutboxHandlers,
  sweepOutbox,
} from "../../../src/platform/delivery/outbox.ts";
import { forget, listDue, releaseReservation } from "../../../src/platform/images/queries-images.ts";
import {
  clearCalls,
  countCall,
  countCallOfSession,
  hashed,
  isWithinLimit,
} from "../../../src/platform/limits/rate-limit.ts";
import { claimPicture, storePicture } from "../../../src/platform/pictures/queries-drawn.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { useAdmin } from "../../support/plans/admin-queries.ts";
import { useCollege } from "../../support/plans/college-queries.ts";
import { openContacts } from "../../support/plans/contact-queries.ts";
import { hideEverything } from "../../support/plans/hide-everything.ts";
import { useModeration } from "../../support/plans/moderation-queries.ts";
import { useNetwork } from "../../support/plans/network-queries.ts";
import { usePayments } from "../../support/plans/payment-queries.ts";
import { findSlowSteps, planReader } from "../../support/plans/query-plans.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";
import { useRatings } from "../../support/ratings.ts";

const product = sharedProduct();
const NOW = Date.now();
const planOf = planReader(product);
let statements: Recorded[];

/** Runs every statement on passkeys. */
async function usePasskeys(db: Database, own: ownSessions.OwnSession): Promise<void> {
  const { userId } = own;
  const passkey = { id: "x", publicKey: "x", counter: 0, transports: [], name: "x" };
  await ownPasskeys.insertPasskey(db, own, passkey, NOW);
  const challenge = { challenge: "x", purpose: "confirm", userId } as const;
  await db.batch([
    ownPasskeys.insertChallenge(db, challenge, NOW, ownPasskeys.hasAny(userId)),
    ownPasskeys.takeChallenge(db, challenge, NOW),
    ownPasskeys.takeChallenge(db, { challenge: "x", purpose: "log-in", userId: null }, NOW),
    ownPasskeys.selectPasskeyForLogIn(db, "x"),
    ownPasskeys.selectPasskey(db, "x", userId),
    ownPasskeys.listPasskeys(db, userId),
    ownPasskeys.countCodesLeft(db, userId),
    ownPasskeys.notePasskeyUse(db, "x", 1, NOW),
    ownPasskeys.confirmSession(db, "x", NOW),
    ...ownPasskeys.replaceCodes(db, userId, ["x"], NOW),
  ]);
  await ownPasskeys.takeRecoveryCode(db, own, "x", NOW);
  await ownPasskeys.renamePasskey(db, "x", userId, "y");
  await ownPasskeys.deletePasskey(db, "x", userId, NOW);
}

/** Runs every statement about a person's own sessions and password. */
async function useSessions(db: Database, own: ownSessions.OwnSession): Promise<void> {
  await ownSessions.listSessions(db, own, 50, NOW);
  await ownSessions.deleteSessionStartedAt(db, own, 1);
  await ownSessions.deleteOtherSessions(db, own);
  await ownSessions.changePassword(db, own, { former: "x", passwordHash: "y" }, NOW, []);
}

beforeAll(async () => {
  const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const { db } = recording;
  statements = recording.statements;

  await useNetwork(db, owner.id, other.id, NOW);
  await useRatings(product, db, { owner, other });
  await openContacts(
    db,
    owner.id,
    {
      listing: await makeListing(product, owner),
      provider: other.id,
      request: await makeRequest(product, other),
    },
    NOW,
  );

  await db.batch(premium.grantPremium(db, other.id, NOW));
  await db.batch(premium.revokePremium(db, other.id, NOW));
  await expirePremium(db, NOW);
  await findInvoiceUrl(db, other.id, "x");
  await promotion.findPromotion(db, other.id, ["x"], NOW);
  await promotion.insertPromotion(db, other.id, ["x"], NOW);
  await promotion.insertReferral(db, other.id, NOW);
  await promotion.completePendingReferral(db, other.id, { email: owner.email, hashes: ["x"] }, NOW);
  await db.batch(premium.countInvitation(db, other.id, ["x"], NOW));

  await hideEverything(db, other.id);
  await auth.findSessionCounting(db, "x", [countCallOfSession(db, LOGIN_LIMIT, "x", NOW)]);
  await auth.selectAccountByEmail(db, owner.email);
  await auth.selectSlugTaken(db, "x");
  await auth.findLinkReceiver(db, owner.id);
  await confirmation.selectConfirmation(db, "x", NOW);
  await confirmation.confirmSignUp(
    db,
    { tokenHash: "x", passwordHash: "y", hashes: ["x", "y"] },
    NOW,
    inheritFormer(db, other.id, ["x", "y"]),
  );
  await selectBan(db, ["x", "y"]);
  await confirmation.deleteStaleUnconfirmed(db, NOW, 200);
  await auth.resetByToken(db, { tokenHash: "x", passwordHash: "y", hashes: ["x"] }, NOW, []);
  await auth.selectTokenOwner(db, "x", "reset", NOW);
  const link = { kind: "mail.confirm", email: owner.email, returnTo: null } as const;
  const someone = hashed("x");
  const session = { id: "new", userId: other.id, expiresAt: 1, createdAt: NOW, device: null };
  await batchOf(db, auth.selectGoogleCandidates(db, "x", owner.email));
  await db.batch([
    countCall(db, LOGIN_LIMIT, someone, NOW),
    auth.requestLink(db, link, isWithinLimit(LOGIN_LIMIT, someone), NOW),
    ...auth.insertRole(db, other.id, "client", NOW),
    ...auth.insertRole(db, other.id, "provider", NOW),
    ...auth.completeAccount(db, other.id, { name: "Zé", slug: "ze", phone: "67999991234" }, NOW),
    ...confirmation.deleteUnconfirmed(db, "ninguem@exemplo.com"),
    auth.deleteSession(db, "x"),
    auth.insertSession(db, session, { method: "password", hash: "x" }),
    auth.insertSession(db, session, { method: "google" }),
    auth.insertSession(db, session, { method: "passkey", passkeyId: "x" }),
    ...endSessionsOf(db, other.id),
    auth.renewPasswordHash(db, other.id, "x", "y"),
    auth.extendSession(db, "x", 1),
    clearCalls(db, LOGIN_LIMIT, someone),
  ]);
  await useSessions(db, { userId: owner.id, sessionId: "x" });
  await usePasskeys(db, { userId: owner.id, sessionId: "x" });
  const change = { userId: owner.id, email: "novo@exemplo.com" };
  const limits = [{ limit: CHANGE_MAIL_LIMIT, subject: hashed(change.email) }];
  const [{ id: sessionId } = { id: "" }] = await product.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, owner.id));
  const asked = { ...change, tokenHash: "h", expiresAt: NOW + 1000, sessionId, limits, isRepeated: false };
  await emailChange.readBeforeChange(db, { ...change, hashes: ["x"] }, NOW);
  const named = {
    userId: owner.id,
    name: "Zé",
    phone: "67999991234",
    phoneHash: "x",
    slugs: ["ze", "ze-1", "x"],
  } as const;
  for (const withChange of [asked, null]) {
    const { isSaved: _, ...saving } = saveBasics(db, { ...named, change: withChange }, NOW);
    await batchOf(db, { account: auth.selectPasswordHash(db, owner.id), ...saving });
  }
  await profiles.findOwn(db, owner.id, NOW);
  await emailChange.findName(db, owner.id);
  await emailChange.renewChangeToken(db, change, "h2", NOW + 1000);
  await emailChange.putStopToken(db, change, "h3", NOW);
  await emailChange.stopChangeByToken(db, "x", NOW);
  await emailChange.findNewEmail(db, "h2", NOW);
  await emailChange.changeEmailByToken(db, { tokenHash: "h2", hashes: ["x"] }, null, NOW);
  await profiles.readEverything(db, owner.id, NOW);
  const photo = { id: newId(NOW), url: "/img/a/b.webp", title: "Muro", description: null, userId: other.id, bytes: 9 };
  await servicePhotos.reserveServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await servicePhotos.insertServicePhoto(db, { ...photo, url: "/img/a/c.webp" }, NOW);
  await avatars.reserveAvatar(db, owner.id, "/img/a/d.webp", NOW);
  await avatars.setAvatar(db, { url: "/img/a/d.webp", userId: owner.id, bytes: 9 }, NOW);
  await avatars.clearAvatar(db, owner.id);
  await forget(db, await listDue(db, NOW, 100), NOW);
  await releaseReservation(db, "/img/x.webp");
  await findCertificate(db, "BCDFG23456", "x", NOW);
  await claimPicture(db, "/img/cartoes/x.jpg", "x", NOW);
  await storePicture(db, "/img/cartoes/x.jpg", NOW);
  await analytics.countView(db, { ownerId: other.id, address: "x", now: NOW });
  await analytics.readStats(db, other.id, 0);
  await sweepCardViews(db, NOW);
  await sweepEndedConnections(db, NOW);
  await useAdmin(db, owner.id, NOW);
  await usePayments(db, owner.id, product.stack.settings, NOW);
  await useCollege(db, owner.id, NOW);
  await useModeration(db, { one: owner.id, other: other.id }, NOW);
  await deleteUser(db, owner.id, ["x", "y"], NOW);
  await insertOutbox(db, "mail.reset", { userId: owner.id, returnTo: null }, 0);
  const toNobody = Object.fromEntries(OUTBOX_KINDS.map((kind) => [kind, async () => {}]));
  await drainOutbox(db, toNobody as unknown as OutboxHandlers, NOW);
  await sweepOutbox(db, NOW);
  await sweepAccounts(db, 0);
});

test("no statement scans a growing table, and none sorts what an index could return in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  expect(await findSlowSteps(statements, planOf)).toEqual([]);
});

test("a page of the directory without text merges searches in the index for its filters", async () => {
  const pages = statements.filter(({ sql }) => sql.includes("from directory_facets") && !sql.includes("directory_fts"));
  // Of three filters, three user types: a count, and a page in each of four orders.
  expect(pages.length).toBe(45);
  for (const page of pages) {
    const walks = (await planOf(page)).filter((step) => step.includes("directory_facets"));
    expect(walks.length).toBeGreaterThan(0);
    for (const walk of walks) {
      const [, rest] = /^SEARCH .* USING COVERING INDEX \S+ \(specialty=\? AND region=\?(.*)$/.exec(walk) ?? [];
      expect(rest).toMatch(/^\)| AND is_free=\?/);
    }
  }
});
