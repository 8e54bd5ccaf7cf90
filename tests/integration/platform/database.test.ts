import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../db/client.ts";
import {
  connections,
  independentRatings,
  servicePhotos,
  userPromotions,
  userReferrals,
  userSubscriptions,
} from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();

/** Runs writes in parallel and returns how many succeeded. */
async function accepted(writes: PromiseLike<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(writes);
  return results.filter((result) => result.status === "fulfilled").length;
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const id = () => newId(Date.now());

async function two(): Promise<[Person, Person]> {
  return [await makePerson(product, { provider: true }), await makePerson(product, { provider: true })];
}

/** Opens a new connection for each statement, so that only the database arbitrates between parallel writes. */
const parallel = () => openDatabase({ url: product.stack.databaseUrl });

describe("of fifty parallel writes, the database accepts only", () => {
  test("one connection per pair, in both directions", async () => {
    const [a, b] = await two();
    const writes = times(50, (i) =>
      parallel()
        .insert(connections)
        .values({
          id: id(),
          requesterId: i % 2 ? a.id : b.id,
          targetId: i % 2 ? b.id : a.id,
          createdAt: 1,
        }),
    );
    expect(await accepted(writes)).toBe(1);
  });

  test("twelve portfolio photos", async () => {
    const [a] = await two();
    const writes = times(50, (i) =>
      parallel()
        .insert(servicePhotos)
        .values({ id: id(), professionalId: a.id, slot: (i % 13) + 1, photoUrl: "x", title: "x", uploadedAt: 1 }),
    );
    expect(await accepted(writes)).toBe(12);
  });

  test("one promotion per type, whatever its campaign", async () => {
    const [a] = await two();
    const writes = times(50, (i) =>
      parallel()
        .insert(userPromotions)
        .values({
          id: id(),
          userId: a.id,
          promotionType: "30_days_free",
          campaignId: i % 2 ? "2025_august_30_days" : "2024_august_30_days",
          activatedAt: 1,
          expiresAt: 2,
          createdAt: 1,
        }),
    );
    expect(await accepted(writes)).toBe(1);
  });

  test("one active subscription, besides any cancelled ones", async () => {
    const [a] = await two();
    const subscription = (status: "ACTIVE" | "CANCELLED") =>
      parallel()
        .insert(userSubscriptions)
        .values({
          id: id(),
          userId: a.id,
          asaasSubscriptionId: `manual_${crypto.randomUUID()}`,
          status,
          valueCents: 4999,
          autoRenew: false,
          paymentMethod: "manual",
          createdAt: 1,
          updatedAt: 1,
        });
    expect(await accepted(times(50, () => subscription("ACTIVE")))).toBe(1);
    expect(await accepted(times(3, () => subscription("CANCELLED")))).toBe(3);
  });

  test("one free rating per evaluator and evaluated person", async () => {
    const [a, b] = await two();
    const writes = times(50, (i) =>
      parallel()
        .insert(independentRatings)
        .values({
          id: id(),
          evaluatorId: a.id,
          evaluatorType: "client",
          evaluatedId: b.id,
          evaluatedType: "service_provider",
          stars: (i % 5) + 1,
          reason: "other",
          comment: "x",
          createdAt: 1,
        }),
    );
    expect(await accepted(writes)).toBe(1);
  });

  test("one referrer per referred person and one pending referral, never of oneself", async () => {
    const [a, b] = await two();
    const referral = (referrerId: string, referredId: string | null, status: "pending" | "completed") =>
      parallel()
        .insert(userReferrals)
        .values({ id: id(), referrerId, referredId, referredEmail: "x", status, createdAt: 1 });
    expect(await accepted(times(50, () => referral(a.id, null, "pending")))).toBe(1);
    const other = await makePerson(product);
    expect(await accepted(times(50, (i) => referral(i % 2 ? a.id : b.id, other.id, "completed")))).toBe(1);
    expect(await accepted([referral(a.id, a.id, "completed")])).toBe(0);
  });
});

describe("the schema's constraints", () => {
  test("refuse a connection with or a rating of oneself, six stars, and a new id for a profile", async () => {
    const [a, b] = await two();
    const rating = (evaluatedId: string, stars: number) =>
      product.db.insert(independentRatings).values({
        id: id(),
        evaluatorId: a.id,
        evaluatorType: "client",
        evaluatedId,
        evaluatedType: "service_provider",
        stars,
        reason: "other",
        comment: "x",
        createdAt: 1,
      });
    const wrong = [
      product.db.insert(connections).values({ id: id(), requesterId: a.id, targetId: a.id, createdAt: 1 }),
      rating(a.id, 5),
      rating(b.id, 6),
      product.db.run(`update profiles set id = 'x' where id = '${a.id}'`),
    ];
    expect(await accepted(wrong)).toBe(0);
  });

  test("delete an account together with everything that belongs to it", async () => {
    const [a, b] = await two();
    await product.db.insert(connections).values({ id: id(), requesterId: a.id, targetId: b.id, createdAt: 1 });
    await product.db.run(`delete from users where id = '${a.id}'`);
    const { rows } = await product.db.$client.execute(`
      select (select count(*) from profiles where id = '${a.id}')
           + (select count(*) from professional_profiles where user_id = '${a.id}')
           + (select count(*) from sessions where user_id = '${a.id}')
           + (select count(*) from connections where requester_id = '${a.id}') as left_over`);
    expect(rows[0]?.["left_over"]).toBe(0);
  });
});

test("the database has the triggers that were decided on, and no others", async () => {
  const { rows } = await product.db.$client.execute(
    "select name from sqlite_master where type = 'trigger' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "admin_audit_kept",
    "admin_audit_unchanged",
    "avatar_gone",
    "directory_entry_gone",
    "interest_added",
    "interest_not_own",
    "interest_removed",
    "listing_changed",
    "listing_gone",
    "listing_image_gone",
    "listing_indexed",
    "open_request_added",
    "open_request_changed",
    "open_request_gone",
    "person_entry_gone",
    "rated_person_gone",
    "request_image_gone",
    "service_photo_gone",
  ]);
});
