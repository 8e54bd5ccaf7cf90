import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { platformStats } from "#db/schema/index.ts";
import type { Counter } from "../../platform/database/queries-counters.ts";
import { MATCHES_MAX, peopleFor, type Ways } from "../../platform/database/queries-text.ts";
import { COUNT_MAX } from "../../shared/bounded-count.ts";

/*
 * Lists of the admin panel, newest first, with the people that a text finds. Each statement reads a bounded number of
 * rows, however many there are: without text, an index returns the list in order; with text, person_fts finds the
 * people, and their rows are sorted.
 */

/** A list of rows that belong to people. */
export interface PeoplesRows {
  table: SQL;
  /** Column with the person's id. */
  owner: SQL;
  /** Condition on `item`, the row; null for all rows. */
  filter: SQL | null;
  /** `indexed by …`: the index that has the rows of the filter in order; blank for the primary key's. */
  inOrder: SQL;
}

export interface Search {
  /** How people may fit the text (`nameWords`). */
  ways: Ways;
  /** Id of the last row of the previous page; null for the first page. */
  before: string | null;
}

export const people = (ways: Ways) => peopleFor("person_fts", ways);

/** The ids of a page, in order. `is true` leaves the index on the owner as the only one for a text. */
export function selectIds(
  { table, owner, filter, inOrder }: PeoplesRows,
  { ways, before }: Search,
  limit: number,
): SQL {
  const isListed = sql`${filter ?? sql`true`} and ${before === null ? sql`true` : sql`item.id < ${before}`}`;
  const newest = sql`order by item.id desc limit ${limit}`;
  if (ways.length === 0) return sql`select item.id from ${table} item ${inOrder} where ${isListed} ${newest}`;
  return sql`
    select item.id from (${people(ways)}) bounded_people
    cross join person_entries person on person.position = bounded_people.position
    cross join ${table} item on item.${owner} = person.user_id where (${isListed}) is true ${newest}`;
}

/** `isTotal`: counted by a counter. `isCut`: there may be more. */
const counted = (count: SQL, { isTotal = false, isCut = sql`false` }) => ({
  count: count.mapWith(Number),
  isTotal: sql`${isTotal}`.mapWith(Boolean).as("is_total"),
  isCut: isCut.mapWith(Boolean).as("is_cut"),
});

/** How many rows a list has, up to one more than COUNT_MAX. */
export function countRows(db: Database, list: PeoplesRows, ways: Ways = []) {
  const isCut = ways.length > 0 ? sql`(select count(*) = ${MATCHES_MAX} from (${people(ways)}))` : sql`false`;
  const ids = selectIds(list, { ways, before: null }, COUNT_MAX + 1);
  return db.select(counted(sql`count(*)`, { isCut })).from(sql`(${ids}) bounded_matches`);
}

/** The statement that counts what a search finds, or all rows, which a counter may hold; none after the first page. */
export function selectMatches(db: Database, list: PeoplesRows, { ways, before }: Search, counter?: Counter) {
  if (before !== null) return [];
  if (list.filter !== null || ways.length > 0 || !counter) return [countRows(db, list, ways)];
  const total = db.select(counted(sql`${platformStats.metricValue}`, { isTotal: true })).from(platformStats);
  return [total.where(eq(platformStats.metricName, counter))];
}

/** All rows of a table, or those that meet a condition, which an index has in order. */
function rowsOf(table: string, owner: string, condition = "", index = ""): PeoplesRows {
  const filter = condition === "" ? null : sql.raw(`item.${condition}`);
  const inOrder = sql.raw(index === "" ? "" : `indexed by ${index}`);
  return { table: sql.raw(table), owner: sql.raw(owner), filter, inOrder };
}

export const USER_LISTS = {
  all: rowsOf("profiles", "id"),
  premium: rowsOf("profiles", "id", "is_premium = 1", "profiles_premium"),
  admins: rowsOf("profiles", "id", "is_admin = 1", "profiles_admins"),
  blocked: rowsOf("users", "id", "blocked_at is not null", "users_blocked"),
};

const subscriptions = (condition = "", index = "user_subscriptions_list") =>
  rowsOf("user_subscriptions", "user_id", condition, condition && index);
export const SUBSCRIPTION_LISTS = {
  all: subscriptions(),
  pending: subscriptions("status = 'PENDING'"),
  active: subscriptions("status = 'ACTIVE'"),
  cancelled: subscriptions("status = 'CANCELLED'"),
  expired: subscriptions("status = 'EXPIRED'"),
  asaas: subscriptions("payment_method = 'asaas'", "user_subscriptions_asaas"),
};

const contentLists = (table: string, owner: string) => ({
  all: rowsOf(table, owner),
  hidden: rowsOf(table, owner, "hidden_because is not null", `${table}_hidden`),
});
export const REQUEST_LISTS = contentLists("service_requests", "created_by");
export const LISTING_LISTS = contentLists("marketplace_listings", "user_id");
export const CONTRACT_RATING_LISTS = contentLists("ratings", "evaluator_id");
export const FREE_RATING_LISTS = contentLists("independent_ratings", "evaluator_id");
