import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { platformStats } from "#db/schema/index.ts";
import type { Counter } from "../../platform/database/queries-counters.ts";
import { expressionOf, fits, type Ways } from "../../platform/database/queries-text.ts";
import { COUNT_MAX } from "./rules.ts";

/*
 * Lists of the admin panel, newest first, with the people that a text finds. Each statement reads a bounded number of
 * rows, however many there are:
 * - Without text, an index returns the list in order.
 * - With text that at most PEOPLE_MAX people match, person_fts finds them, and their rows are sorted.
 * - With text that more people match, the list is walked in order. Matches are dense then, so that a page is found
 *   within WALK_MAX steps; what is further down the list than that is left out. Matches are only counted in the first
 *   COUNTED_WALK rows, so that a count may end below COUNT_MAX and still say that there are more.
 */
const PEOPLE_MAX = 1_000;
const WALK_MAX = 20_000;
const COUNTED_WALK = 5_000;

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

/** Rows of the list in its order, as `id` and `owner`. */
function walk({ table, owner, filter, inOrder }: PeoplesRows, before: string | null, limit: number | SQL): SQL {
  return sql`
    select item.id, item.${owner} as owner from ${table} item ${inOrder}
    where ${filter ?? sql`true`} and ${before === null ? sql`true` : sql`item.id < ${before}`}
    order by item.id desc limit ${limit}`;
}

export function people(ways: Ways, limit: number | SQL): SQL {
  return sql`select rowid as position from person_fts where person_fts match ${expressionOf(ways)} limit ${limit}`;
}

/** People that match, newest first. */
function walkPeople({ ways, before }: Search, limit: number): SQL {
  const beyond = sql`(select position from person_entries where user_id <= ${before} order by user_id desc limit 1)`;
  return sql`
    select bounded_people.position as place, person.user_id as id from (
      select rowid as position from person_fts
      where person_fts match ${expressionOf(ways)} ${before === null ? sql`` : sql`and rowid < ${beyond}`}
      order by rowid desc limit ${limit}) bounded_people
    cross join person_entries person on person.position = bounded_people.position`;
}

/** Condition that more than PEOPLE_MAX people match, so that the list is walked. */
const isFrequent = (ways: Ways) => sql`(select count(*) > ${PEOPLE_MAX} from (${people(ways, PEOPLE_MAX + 1)}))`;

/**
 * Rows of the people that a rare text finds; none for a frequent one. `is true` and the unary plus leave the index on the
 * owner as the only one.
 */
function selectRare(list: PeoplesRows, { ways, before }: Search): SQL {
  return sql`
    select item.id from (${people(ways, sql`iif(${isFrequent(ways)}, 0, ${PEOPLE_MAX})`)}) bounded_people
    cross join person_entries person on person.position = bounded_people.position
    cross join ${list.table} item on item.${list.owner} = person.user_id
    where ${list.filter ? sql`(${list.filter}) is true` : sql`true`}
      and ${before === null ? sql`true` : sql`+item.id < ${before}`}`;
}

/** Walk for a frequent text; none for a rare one. */
const walkFrequent = (list: PeoplesRows, { ways, before }: Search, steps: number) =>
  walk(list, before, sql`iif(${isFrequent(ways)}, ${steps}, 0)`);

const fitsText = (ways: Ways) => fits(sql`person.words`, ways);

/** The ids of a page, and `place`, by which they are sorted, descending. */
export function selectIds(list: PeoplesRows, search: Search, limit: number): SQL {
  const { ways, before } = search;
  if (ways.length === 0) return sql`select id as place, id from (${walk(list, before, limit)})`;
  if (list === ALL_USERS) return walkPeople(search, limit);
  return sql`
    select id as place, id from (${selectRare(list, search)} order by item.id desc limit ${limit})
    union all select id, id from (
      select bounded_walk.id from (${walkFrequent(list, search, WALK_MAX)}) bounded_walk
      cross join person_entries person on person.user_id = bounded_walk.owner
      where ${fitsText(ways)} limit ${limit})`;
}

/** `is_total`: counted by a counter. `is_cut`: there may be more. */
const counted = (
  count: SQL<number>,
  { isTotal = false, isCut = sql`false` }: { isTotal?: boolean; isCut?: SQL } = {},
) => ({
  count,
  isTotal: sql`${isTotal}`.mapWith(Boolean).as("is_total"),
  isCut: sql`${isCut}`.mapWith(Boolean).as("is_cut"),
});

/** How many rows a list has, up to one more than COUNT_MAX. */
export function countRows(db: Database, list: PeoplesRows, ways: Ways = []) {
  const search = { ways, before: null };
  if (ways.length === 0 || list === ALL_USERS) {
    const ids = selectIds(list, search, COUNT_MAX + 1);
    return db.select(counted(sql`count(*)`.mapWith(Number))).from(sql`(${ids}) bounded_matches`);
  }
  return db.select(counted(sql`sum(found)`.mapWith(Number), { isCut: sql`max(is_at_end)` })).from(sql`(
    select count(*) as found, 0 as is_at_end from (${selectRare(list, search)} limit ${COUNT_MAX + 1})
    union all select count(case when ${fitsText(ways)} then 1 end), count(*) = ${COUNTED_WALK}
      from (${walkFrequent(list, search, COUNTED_WALK)}) bounded_walk
      left join person_entries person on person.user_id = bounded_walk.owner) bounded_matches`);
}

/** The number of all rows, which a counter holds. */
export function selectTotal(db: Database, counter: Counter) {
  return db
    .select(counted(sql`${platformStats.metricValue}`.mapWith(Number), { isTotal: true }))
    .from(platformStats)
    .where(eq(platformStats.metricName, counter));
}

/** The statement that counts what a search finds; none after the first page. */
export function selectMatches(db: Database, list: PeoplesRows, { ways, before }: Search, counter?: Counter) {
  if (before !== null) return [];
  const isAll = list.filter === null && ways.length === 0;
  return [isAll && counter ? selectTotal(db, counter) : countRows(db, list, ways)];
}

const all = { filter: null, inOrder: sql`` };

export const ALL_USERS: PeoplesRows = { table: sql`profiles`, owner: sql`id`, ...all };

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
