import type { Product } from "../product.ts";
import type { Recorded } from "./recording.ts";

/** Tables that stay small, so that scans of them are fine. */
const SMALL =
  /\b(states|marketplace_categories|category_prices|platform_stats|open_request_counts|training_courses|demand_figures)\b/;

/** Searches that may sort, by a part of their SQL, and why the number of rows they sort is bounded. */
const BOUNDED_SORTS = new Map([
  ["narrow as materialized", "what one of two ranges holds is sorted if it is not more than SORT_MAX"],
  ["rated_people_fts match", "of a text, MATCHES_MAX who have it are sorted by average and name"],
  ["bounded_texts", "of the texts of FREQUENT_OF saved searches, the most frequent ones are sorted"],
  ["directory_fts match", "of a text, MATCHES_MAX who have it are sorted by name"],
  ["order by url <> ?", "a request has at most four photos"],
  ['"subscription_payments"."due_date" desc', "a person has about one charge a month"],
  ["order by paid_at, due_date", "a person has about one charge a month"],
  ["as next_at", "the ratings or hires of one person, all of which are read anyway"],
  ["bounded_page", "at most a page of rows, and the rows of at most MATCHES_MAX people"],
  ['"admin_audit"."target_id" = ', "one person or thing has few audit rows"],
  ['"training_courses"."modulo" asc', "a person has the basic module and that of one area"],
  ["order by place.key limit", "a draw has POOL_MAX places"],
  ["later.ordem", "a course has at most POOL_MAX questions, and their former versions"],
  ["bounded_acts", "on one person or thing, and on at most THINGS_MAX things of each kind, are few acts"],
  ["bounded_people", "the rows of at most MATCHES_MAX people are sorted by id"],
  ['"person_blocks"."created_at" desc', "nobody blocks more than BLOCKED_MAX people"],
  ['"sessions"."created_at" desc', "a person has few open sessions"],
  ["bounded_fitting", "a page of each of a few services in at most three cities, or of each of these cities"],
  ["bounded_colleagues", "the newest COLLEAGUES_MAX connections of a person are sorted by fit and name"],
  ["bounded_ended", "a job that runs once an hour sorts the ended requests of one trade"],
  ["bounded_photos", "at most MAX_PHOTOS photos of a listing"],
  ["bounded_prices", "the newest PRICE_SAMPLE listings of each category are sorted by price"],
  ['as "is_declined"', "the people interested in one request are sorted, of whom a page is read"],
  ["bounded_typical", "what was offered for at most twice TYPICAL_REQUESTS_MAX requests is grouped by person"],
  ["marketplace_listings_fts match", "the newest SORT_MAX matches are sorted by price"],
]);
/** Names that statements give to subqueries with few rows; these may be scanned. */
const BOUNDED = /^SCAN (bounded_\w+( VIRTUAL TABLE INDEX \d+:)?|page|start)$/;

/** Reads the plans of statements. Cached, because equal SQL has an equal plan. */
export function planReader(product: Pick<Product, "db">): (statement: Recorded) => Promise<string[]> {
  const plans = new Map<string, string[]>();
  return async ({ sql, args }) => {
    const known = plans.get(sql);
    if (known) return known;
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    const steps = rows.map((row) => String(row["detail"]));
    plans.set(sql, steps);
    return steps;
  };
}

/** Whether a step of a plan reads a part of a statement that has few rows. */
export const isBoundedScan = (step: string) => BOUNDED.test(step);

/** Steps that scan a growing table, or sort what an index could return in order, each with its statement. */
export async function findSlowSteps(
  statements: readonly Recorded[],
  planOf: (statement: Recorded) => Promise<string[]>,
): Promise<string[]> {
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
  return faults;
}
