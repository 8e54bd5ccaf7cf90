import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { platformStats } from "#db/schema/index.ts";
import type { Counter } from "../../platform/database/queries-counters.ts";
import { MATCHES_MAX, peopleFor, type Ways } from "../../platform/database/queries-text.ts";
import { COUNT_MAX } from "./rules.ts";

/*
 * Lists of the admin panel, newest first, with the people that a text finds. Each statement reads a bounded number of
 * rows, however many there are: without text, an index returns the list in order; with text, person_fts finds the people, and
 * their rows are sorted.
 */

/** A list of rows that belong to people. */
export interface PeoplesRows {
  table: SQL;
  /** Column with the person's id. */
  owner: SQL;
  /** Condition on `item`, the row; null for all rows. */
  filter: SQL | null;
  /** `indexed by …`: the index that has the rows of the filter in order, if it is not the primary key's. */
  inOrder: SQL;
}

export interface Search {
  /** How people may fit the text (`nameWords`). */
  ways: Ways;
  /** Id of the last row of the previous page; null for the first page. */
  before: string | null;
}

export const people = (ways: Ways) => peopleFor("person_fts", ways);

/** The ids of a page, in order. `is true` and the unary plus leave the index on the owner as the only one for a text. */
export function selectIds(
  { table, owner, filter, inOrder }: PeoplesRows,
  { ways, before }: Search,
  limit: number,
): SQL {
  if (ways.length === 0) {
    return sql`
      select item.id from ${table} item ${inOrder}
      where ${filter ?? sql`true`} and ${before === null ? sql`true` : sql`item.id < ${before}`}
      order by item.id desc limit ${limit}`;
  }
  return sql`
    select item.id from (${people(ways)}) bounded_people
    cross join person_entries person on person.position = bounded_people.position
    cross join ${table} item on item.${owner} = person.user_id
    where (${filter ?? sql`true`}) is true and ${before === null ? sql`true` : sql`+item.id < ${before}`}
    order by item.id desc limit ${limit}`;
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

const all = { filter: null, inOrder: sql`` };

const ALL_USERS: PeoplesRows = { table: sql`profiles`, owner: sql`id`, ...all };

export const USER_LISTS = {
  all: ALL_USERS,
  premium: { ...ALL_USERS, filter: sql`item.is_premium = 1`, inOrder: sql`indexed by profiles_premium` },
  admins: { ...ALL_USERS, filter: sql`item.is_admin = 1`, inOrder: sql`indexed by profiles_admins` },
  blocked: {
    table: sql`users`,
    owner: sql`id`,
    filter: sql`item.blocked_at is not null`,
    inOrder: sql`indexed by users_blocked`,
  },
} satisfies Record<string, PeoplesRows>;

const SUBSCRIPTIONS = { table: sql`user_subscriptions`, owner: sql`user_id` };
const inStatusOrder = sql`indexed by user_subscriptions_list`;
export const SUBSCRIPTION_LISTS = {
  all: { ...SUBSCRIPTIONS, ...all },
  active: { ...SUBSCRIPTIONS, filter: sql`item.status = 'ACTIVE'`, inOrder: inStatusOrder },
  cancelled: { ...SUBSCRIPTIONS, filter: sql`item.status = 'CANCELLED'`, inOrder: inStatusOrder },
  expired: { ...SUBSCRIPTIONS, filter: sql`item.status = 'EXPIRED'`, inOrder: inStatusOrder },
  asaas: {
    ...SUBSCRIPTIONS,
    filter: sql`item.payment_method = 'asaas'`,
    inOrder: sql`indexed by user_subscriptions_asaas`,
  },
} satisfies Record<string, PeoplesRows>;

const isHidden = sql`item.hidden_because is not null`;

function contentLists(table: SQL, owner: SQL, hidden: SQL) {
  return {
    all: { table, owner, ...all },
    hidden: { table, owner, filter: isHidden, inOrder: sql`indexed by ${hidden}` },
  } satisfies Record<string, PeoplesRows>;
}

export const REQUEST_LISTS = contentLists(sql`service_requests`, sql`created_by`, sql`service_requests_hidden`);
export const LISTING_LISTS = contentLists(sql`marketplace_listings`, sql`user_id`, sql`marketplace_listings_hidden`);
export const CONTRACT_RATING_LISTS = contentLists(sql`ratings`, sql`evaluator_id`, sql`ratings_hidden`);
export const FREE_RATING_LISTS = contentLists(
  sql`independent_ratings`,
  sql`evaluator_id`,
  sql`independent_ratings_hidden`,
);
