import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "../../db/migrate.ts";
import { anyOf } from "../../db/rows.ts";
import { refreshPremium } from "../../src/features/billing/queries-premium.ts";
import { type FormerDatabase, startFormerDatabase } from "../support/former-database.ts";

const NOW = 1_000_000;
let former: FormerDatabase;

beforeAll(async () => {
  former = await startFormerDatabase(/_premium_sources$/);
});
afterAll(() => former.stop());

const rows = async (statement: string) => (await former.db.$client.execute(statement)).rows.map((row) => ({ ...row }));

test("premium from before the migration goes on and ends as it would have", async () => {
  const people = [
    ["going", 1],
    ["cancelled", 0],
    ["promoted", 1],
    ["free", 0],
  ] as const;
  for (const [id, isPremium] of people) {
    await rows(`insert into users (id, email, created_at) values ('${id}', '${id}', 1)`);
    await rows(`insert into profiles (id, name, email, phone, name_slug, is_premium, created_at)
      values ('${id}', 'x', '${id}', '', '${id}', ${isPremium}, 1)`);
  }
  const subscribe = (id: string, status: string, until: number, cancelledAt: number | null) =>
    rows(`insert into user_subscriptions (id, user_id, asaas_subscription_id, status, value_cents, expires_at, auto_renew,
        payment_method, cancelled_at, created_at, updated_at)
      values ('${id}', '${id}', 'manual_${id}', '${status}', 4999, ${until}, 0, 'manual', ${cancelledAt}, 1, 1)`);
  await subscribe("going", "ACTIVE", NOW + 5, null);
  await subscribe("cancelled", "CANCELLED", NOW - 5, NOW - 5);
  await rows(`insert into user_promotions (id, user_id, promotion_type, campaign_id, activated_at, expires_at, created_at)
    values ('p', 'promoted', '30_days_free', '2024_august_30_days', 1, ${NOW + 7}, 1)`);

  await migrateDatabase(former.db);

  const state = async () => ({
    profiles: await rows("select id, is_premium, premium_until from profiles order by id"),
    subscriptions: await rows("select * from user_subscriptions order by id"),
  });
  const migrated = await state();
  expect(migrated.profiles).toMatchObject([
    { id: "cancelled", is_premium: 0, premium_until: NOW - 5 },
    { id: "free", is_premium: 0, premium_until: null },
    { id: "going", is_premium: 1, premium_until: NOW + 5 },
    { id: "promoted", is_premium: 1, premium_until: NOW + 7 },
  ]);
  expect(migrated.subscriptions).toMatchObject([
    { id: "cancelled", status: "CANCELLED" },
    { id: "going", status: "ACTIVE", granted_at: 1, granted_until: NOW + 5 },
  ]);
  await former.db.batch(refreshPremium(former.db, anyOf(people.map(([id]) => id)), NOW));
  expect(await state()).toEqual(migrated);
});
