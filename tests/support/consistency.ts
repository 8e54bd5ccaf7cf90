import type { Product } from "./product.ts";

const TOTALS = [
  ["users", "users"],
  ["subscriptions", "user_subscriptions"],
  ["requests", "service_requests"],
  ["listings", "marketplace_listings"],
] as const;

/** Counts what a half-applied write leaves behind. */
const WRONG: Record<string, string> = {
  "request without its first notification": `select count(*) from service_requests r where not exists
    (select 1 from outbox where kind = 'n8n.request' and payload ->> 'requestId' = r.id and payload ->> 'operation' = 'INSERT')`,
  "notification of no request": `select count(*) from outbox where kind = 'n8n.request' and not exists
    (select 1 from service_requests where id = payload ->> 'requestId')`,
  "interests counted wrongly": `select count(*) from service_requests r where interest_count <>
    (select count(*) from service_request_interests where service_request_id = r.id)`,
  "profile without its account's search entry": `select abs((select count(*) from profiles) - (select count(*) from person_entries))`,
  "promotion not of one person": `select count(*) from (select 1 from user_promotions group by user_id, promotion_type having count(*) > 1)`,
  "hires of one request": `select count(*) from (select 1 from hires where status <> 'denied' and request_id is not null
    group by request_id having count(*) > 1)`,
  ...Object.fromEntries(
    TOTALS.map(([name, table]) => [
      `total of ${name}`,
      `select abs((select count(*) from ${table}) - (select metric_value from platform_stats where metric_name = '${name}'))`,
    ]),
  ),
};

/**
 * Describes what is half-applied or damaged; empty if nothing is.
 * @param but names of checks that don't apply, because a test inserted or deleted such rows by itself
 */
export async function findInconsistencies({ db }: Pick<Product, "db">, but: readonly string[] = []): Promise<string[]> {
  const checks = Object.entries(WRONG).filter(([name]) => !but.includes(name));
  const results = await db.$client.batch([...checks.map(([, sql]) => sql), "select * from pragma_integrity_check"]);
  const values = results.map(({ rows }) => rows[0]?.[0]);
  const wrong = checks.flatMap(([name], i) => (values[i] === 0 ? [] : [`${name}: ${values[i]}`]));
  return values.at(-1) === "ok" ? wrong : [...wrong, `integrity: ${values.at(-1)}`];
}
