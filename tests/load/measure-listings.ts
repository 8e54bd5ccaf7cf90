import { openDatabase } from "../../db/client.ts";
import { encodeStatement } from "../../db/hrana.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { seedReference } from "../../db/seed/reference.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";
import { countPublic, searchPublic } from "../../src/features/listings/read-listings.ts";
import type { Sort } from "../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../src/features/listings/schemas.ts";
import { ALL_LISTINGS } from "../support/listings.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";
import { seedListings } from "./seed-listings.ts";

const CAPITAL = 5002704;
const DOURADOS = 5003702;
const BONITO = 5002209;

interface Case {
  name: string;
  filter: Partial<ListingFilter>;
  sort: Sort;
  /** Maximum number of rows that any page may read, regardless of the number of listings. */
  maxRead: number;
}

const category = "maquinas-ferramentas";
const band = { minPriceCents: 5_000, maxPriceCents: 24_999 };
const narrow = { minPriceCents: 77_000, maxPriceCents: 77_010 };

/** For a page in the order of a matching index: two rows for each of 25 listings, plus the start of a period. */
const STRAIGHT = 75;
/** For an index walk: the full walk, the rows from the other index, and the walk again to find where it ended. */
const WALK = 25_000;

const CASES: Case[] = [
  { name: "newest", filter: {}, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "oldest", filter: {}, sort: "created_at_asc", maxRead: STRAIGHT },
  { name: "cheapest", filter: {}, sort: "price_asc", maxRead: STRAIGHT },
  { name: "dearest", filter: {}, sort: "price_desc", maxRead: STRAIGHT },
  { name: "category", filter: { category }, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "city", filter: { cityId: CAPITAL }, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "category, city", filter: { category, cityId: DOURADOS }, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "category, small city", filter: { category, cityId: BONITO }, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "category, city, cheapest", filter: { category, cityId: CAPITAL }, sort: "price_asc", maxRead: STRAIGHT },
  { name: "price band, cheapest", filter: band, sort: "price_asc", maxRead: STRAIGHT },
  {
    name: "category, city, price band, dearest",
    filter: { category, cityId: CAPITAL, ...band },
    sort: "price_desc",
    maxRead: STRAIGHT,
  },
  { name: "7 days", filter: { period: "7_days" }, sort: "created_at_desc", maxRead: STRAIGHT },
  { name: "today, oldest", filter: { period: "today" }, sort: "created_at_asc", maxRead: STRAIGHT },
  { name: "price band, newest", filter: band, sort: "created_at_desc", maxRead: WALK },
  { name: "category, price band", filter: { category, ...band }, sort: "created_at_desc", maxRead: WALK },
  {
    name: "category, city, price band",
    filter: { category, cityId: CAPITAL, ...band },
    sort: "created_at_desc",
    maxRead: WALK,
  },
  { name: "narrow price, newest", filter: narrow, sort: "created_at_desc", maxRead: WALK },
  { name: "price none has, newest", filter: { minPriceCents: 9_000_000_000 }, sort: "created_at_desc", maxRead: WALK },
  { name: "7 days, cheapest", filter: { period: "7_days" }, sort: "price_asc", maxRead: WALK },
  { name: "today, dearest", filter: { period: "today" }, sort: "price_desc", maxRead: WALK },
  {
    name: "today, category, city, price band",
    filter: { period: "today", category, cityId: CAPITAL, ...band },
    sort: "price_asc",
    maxRead: WALK,
  },
  { name: "text, common", filter: { text: "cimento" }, sort: "created_at_desc", maxRead: WALK },
  { name: "text, common, oldest", filter: { text: "cimento" }, sort: "created_at_asc", maxRead: WALK },
  { name: "text, two words", filter: { text: "porcelanato eliane" }, sort: "created_at_desc", maxRead: WALK },
  { name: "text, rare", filter: { text: "betoneira" }, sort: "created_at_desc", maxRead: WALK },
  { name: "text, no match", filter: { text: "xilofone" }, sort: "created_at_desc", maxRead: WALK },
  { name: "text, no match of known parts", filter: { text: "cimentira" }, sort: "created_at_desc", maxRead: WALK },
  {
    name: "text, words never together",
    filter: { text: "cimento porcelanato" },
    sort: "created_at_desc",
    maxRead: WALK,
  },
  {
    name: "text, in a small city",
    filter: { text: "cimento", cityId: BONITO },
    sort: "created_at_desc",
    maxRead: WALK,
  },
  { name: "text, cheapest", filter: { text: "cimento" }, sort: "price_asc", maxRead: WALK },
  { name: "text of 2 letters", filter: { text: "ac" }, sort: "created_at_desc", maxRead: WALK },
  { name: "text of 2 letters, no match", filter: { text: "qx" }, sort: "created_at_desc", maxRead: WALK },
];

const ROUNDS = 9;
const LATE_PAGE = 50;
/** A late page may take LATE_PAGE_MAX times as long as the first, plus NOISE_MS for a busy machine. */
const LATE_PAGE_MAX = 1.5;
const NOISE_MS = 1;
export const FEW_ROWS = 20_000;

interface Cost {
  rowsRead: number;
  ms: number;
}

/** Runs a statement and returns the cost that sqld reports, which the client library drops. */
async function costOf(url: string, statement: Recorded): Promise<Cost> {
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: encodeStatement(statement) }, { type: "close" }] });
  const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body });
  const answer = (await response.json()) as {
    results: { response?: { result: { rows_read: number; query_duration_ms: number } }; error?: { message: string } }[];
  };
  const result = answer.results[0]?.response?.result;
  if (!result) throw new Error(answer.results[0]?.error?.message ?? "sqld did not answer");
  return { rowsRead: result.rows_read, ms: result.query_duration_ms };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Line {
  name: string;
  found: string;
  pages: number;
  read: { first: number; last: number; count: number };
  ms: { first: number; last: number; count: number };
  faults: string[];
}

async function measure(url: string, rows: number, { name, filter, sort, maxRead }: Case, now: number): Promise<Line> {
  const { db, statements } = openRecordingDatabase(url);
  const whole = { ...ALL_LISTINGS, ...filter };
  const { count, isMore } = await countPublic(db, whole, now);
  const counting = statements.pop();
  const pages: Recorded[] = [];
  let cursor: string | null = null;
  do {
    const page = await searchPublic(db, { ...whole, sort, cursor }, now);
    pages.push(...statements.splice(0));
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < LATE_PAGE);
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last || !counting) throw new Error(`${name}: nothing was asked`);
  const costs: Record<"first" | "last" | "count", Cost[]> = { first: [], last: [], count: [] };
  for (let round = 0; round < ROUNDS; round++) {
    costs.first.push(await costOf(url, first));
    costs.last.push(await costOf(url, last));
    costs.count.push(await costOf(url, counting));
  }
  const read = (of: Cost[]) => of[0]?.rowsRead ?? 0;
  const ms = (of: Cost[]) => median(of.map((cost) => cost.ms));
  const line: Line = {
    name,
    found: `${count}${isMore ? "+" : ""}`,
    pages: pages.length,
    read: { first: read(costs.first), last: read(costs.last), count: read(costs.count) },
    ms: { first: ms(costs.first), last: ms(costs.last), count: ms(costs.count) },
    faults: [],
  };
  const most = Math.max(line.read.first, line.read.last);
  const mostMs = LATE_PAGE_MAX * line.ms.first + NOISE_MS;
  const where = `${name} among ${rows}`;
  if (most > maxRead) line.faults.push(`${where}: reads ${most} rows, more than ${maxRead}`);
  if (pages.length === LATE_PAGE && line.ms.last > mostMs) {
    line.faults.push(`${where}: page ${LATE_PAGE} takes ${line.ms.last} ms, page 1 ${line.ms.first} ms`);
  }
  return line;
}

/** Measures every case with `rows` listings, in a separate database in `dataDir`. */
export async function measureListings(rows: number, dataDir: string): Promise<Line[]> {
  const sqld = await startSqld({ dataDir, port: await freePort() });
  try {
    const db = openDatabase({ url: sqld.url });
    await migrateDatabase(db);
    await seedReference(db);
    const now = Date.now();
    const started = performance.now();
    await seedListings(sqld.url, rows, now);
    console.log(`${rows} listings made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const lines: Line[] = [];
    for (const one of CASES) lines.push(await measure(sqld.url, rows, one, now));
    return lines;
  } finally {
    await sqld.stop();
  }
}

/** Formats both sets side by side: matches, then rows read and milliseconds for page 1 / late page / count. */
export function toTable(few: Line[], many: Line[]): string {
  const figures = ({ found, read, ms }: Line) => {
    const times = [ms.first, ms.last, ms.count].map((time) => time.toFixed(2)).join("/");
    return [found.padStart(6), Object.values(read).join("/").padStart(18), times.padStart(17)].join(" ");
  };
  const lines = few.flatMap((line, i) => {
    const other = many[i];
    if (!other) return [];
    const growth = (other.ms.first / line.ms.first).toFixed(1);
    return [`${line.name.padEnd(38)} ${figures(line)} | ${figures(other)} ${growth.padStart(5)} x`];
  });
  return ["found, rows read, ms: page 1 / late page / count; few | many; growth of page 1", ...lines].join("\n");
}
