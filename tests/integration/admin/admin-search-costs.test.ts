import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../../db/client.ts";
import { listListings, listRequests } from "../../../src/features/admin/queries-content.ts";
import { listSubscriptions } from "../../../src/features/admin/queries-people.ts";
import { foundPage } from "../../../src/features/admin/read-lists.ts";
import { indexPerson } from "../../../src/features/profiles/statements.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { MATCHES_MAX } from "../../../src/platform/database/queries-text.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { providerAt } from "../../support/measure/seed-providers.ts";
import { openRecordingDatabase } from "../../support/plans/recording.ts";
import { costOf } from "../../support/plans/statement-cost.ts";
import { sharedProduct } from "../../support/product.ts";

const CHUNK = 1_000;

/** When the i-th of `count` people signed up. */
const timeOf = (i: number, count: number, now: number) => now - (count - i) * MINUTE_MS;

function personAt(i: number, count: number, now: number) {
  const { name, nameKey } = providerAt(i).profile;
  const createdAt = timeOf(i, count, now);
  const phone = `679${String(10_000_000 + ((i * 7_919) % 90_000_000))}`;
  return { id: newId(createdAt), name, nameKey, email: `p${i}.obra@exemplo${i % 50}.com`, phone, createdAt, n: i };
}

/** One in ten is active, one in five cancelled, and the others are expired; half of them are at the payment provider. */
const STATUS = sql`case value ->> 'n' % 20 when 0 then 'ACTIVE' when 2 then 'ACTIVE' when 4 then 'CANCELLED'
  when 6 then 'CANCELLED' when 8 then 'CANCELLED' when 10 then 'CANCELLED' else 'EXPIRED' end`;

async function seedChunk(db: Database, from: number, count: number, now: number): Promise<void> {
  const length = Math.min(CHUNK, count - from);
  const people = JSON.stringify(Array.from({ length }, (_, i) => personAt(from + i, count, now)));
  const each = sql`from json_each(${people}) where true`;
  const id = sql`(value ->> 'id')`;
  const at = sql`(value ->> 'createdAt')`;
  const n = sql`(value ->> 'n')`;
  await db.batch([
    db.run(sql`insert into users (id, email, email_confirmed_at, blocked_at, created_at)
      select ${id}, value ->> 'email', ${at}, iif(${n} % 500 = 3, ${at}, null), ${at} ${each}`),
    db.run(sql`
      insert into profiles (id, name, name_key, email, phone, name_slug, is_admin, is_premium, premium_until,
        premium_activated_at, created_at)
      select ${id}, value ->> 'name', value ->> 'nameKey', value ->> 'email', value ->> 'phone', ${id}, ${n} % 30000 = 7,
        ${n} % 20 in (0, 2), iif(${n} % 20 in (0, 2), ${now * 2}, null), ${at}, ${at} ${each}`),
    db.run(sql`
      insert into user_subscriptions (id, user_id, asaas_subscription_id, status, value_cents, first_due_date, granted_at,
        granted_until, expires_at, access_until, auto_renew, payment_method, created_at, updated_at)
      select ${id}, ${id}, 'sub_' || ${id}, ${STATUS}, 4999, '2026-11-22', ${at}, ${at}, ${at}, ${at}, 0,
        iif(${n} % 4 = 0, 'asaas', 'manual'), ${at}, ${at} ${each} and ${n} % 2 = 0`),
    db.run(sql`
      insert into subscription_payments (id, subscription_id, status, value_cents, due_date, paid_at, created_at, updated_at)
      select 'pay_' || ${id}, ${id}, 'RECEIVED', 4999, '2026-11-22', ${at}, ${at}, ${at} ${each} and ${n} % 4 = 0`),
    db.run(sql`
      insert into service_requests (id, service_type, description, city, location, urgency, created_by, submission_id,
        created_at, expires_at, hidden_because)
      select ${id}, 'Reforma de banheiro', 'Trocar o piso.', 'Dourados', 'Centro', 'urgent', ${id}, ${id}, ${at}, ${at} + 1,
        iif(${n} % 1000 = 5, 'decision', null) ${each}`),
    db.run(sql`
      insert into marketplace_listings (id, title, description, price_cents, category_id, user_id, city_id, state_id,
        created_at, expires_at, status, submission_id)
      select ${id}, 'Betoneira', 'Em bom estado.', 100, 1, ${id}, 5002704, 'MS', ${at}, ${at}, 'inactive', ${id}
      ${each} and ${n} % 2 = 1`),
    db.run(sql`
      insert into admin_audit (id, admin_id, action, target_kind, target_id, reason, created_at)
      select ${id}, 'x', 'endPremium', 'user', ${id}, '', ${at} ${each} and ${n} % 2 = 0`),
    db.run(sql`
      insert into outbox (id, kind, payload, created_at, next_attempt_at, delivered_at, dead_at)
      select ${id}, 'mail.reset', '{}', ${at}, ${at}, iif(${n} % 500 = 1, null, ${at}), iif(${n} % 500 = 1, ${at}, null)
      ${each}`),
    db.run(sql`insert into webhook_events (id, event, occurred_at, received_at, content_hash)
      select 'evt_' || ${id}, 'PAYMENT_RECEIVED', ${at}, ${at}, 'x' ${each}`),
    ...indexPerson(db, sql`select ${id} ${each}`),
  ]);
}

/** Inserts this many people with a request each, and half as many subscriptions and classifieds. */
async function seedAdmin(db: Database, count: number, now: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) await seedChunk(db, from, count, now);
  await db.run(sql`
    insert into ratings (id, evaluated_id, evaluated_type, evaluator_id, evaluator_type, stars, comment, created_at)
    select id, (select max(id) from users), 'client', id, 'client', 5, 'Bom', created_at from users
    where id <> (select max(id) from users)`);
  await db.run(sql`update platform_stats set metric_value = ${count} where metric_name in ('users', 'requests')`);
}

const product = sharedProduct();
const PEOPLE = MATCHES_MAX + 1_000;
const EVERYBODY = { ways: [[["exemplo"]]], before: null };

beforeAll(() => seedAdmin(product.stack.db, PEOPLE, Date.now()));

type Db = ReturnType<typeof openRecordingDatabase>["db"];

test.each([
  ["requests", (db: Db) => listRequests(db, "all", EVERYBODY)],
  ["classifieds", (db: Db) => listListings(db, "all", EVERYBODY)],
  ["subscriptions", (db: Db) => listSubscriptions(db, "all", EVERYBODY)],
])(
  "a search of %s that finds very many people reads a bounded number of rows, and says that there may be more",
  async (_, find) => {
    const { db, statements } = openRecordingDatabase(product.stack.databaseUrl);
    const { items, matches } = foundPage<{ id: string }>(await find(db));
    expect(items).toHaveLength(30);
    expect(matches).toEqual({ count: expect.any(Number), isMore: true });
    expect(matches?.count).toBeGreaterThan(items.length);
    const costs = await Promise.all(statements.map((statement) => costOf(product.stack.databaseUrl, statement)));
    const read = costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect(read).toBeLessThan(10 * MATCHES_MAX);
  },
);
