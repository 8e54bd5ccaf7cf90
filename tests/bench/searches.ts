import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../db/client.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { seedReference } from "../../dev/seed.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { type SqldHandle, startSqld } from "../../dev/stack/sqld.ts";
import { countPublic, searchPublic } from "../../src/features/listings/read-listings.ts";
import type { Sort } from "../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../src/features/listings/schemas.ts";
import { ALL_LISTINGS } from "../support/listings.ts";
import { atMost, type Figure, median } from "../support/measure/figures.ts";
import { seedListings } from "../support/measure/seed-listings.ts";
import { toTable } from "../support/measure/table.ts";
import { openRecordingDatabase, type Recorded } from "../support/plans/recording.ts";
import { type Cost, costOf } from "../support/plans/statement-cost.ts";

const CAPITAL = 5002704;
const DOURADOS = 5003702;
const BONITO = 5002209;

/** In the order of an index that has all filters; with ranges in both date and price; with text. */
type Kind = "straight" | "crossed" | "text";

interface Case {
  kind: Kind;
  name: string;
  filter: Partial<ListingFilter>;
  sort: Sort;
}

const category = "maquinas-ferramentas";
const band = { minPriceCents: 5_000, maxPriceCents: 24_999 };
const narrow = { minPriceCents: 77_000, maxPriceCents: 77_010 };

/** Rows that a page, and a count, may read whatever is found, regardless of the number of listings. */
const MAX_READ: Record<Kind, number> = {
  // Two rows for each of 25 listings, plus the start of a period.
  straight: 75,
  // The full walk, the rows from the other index, and the walk again to find where it ended.
  crossed: 25_000,
  text: 25_000,
};
const MAX_COUNTED = 25_000;

const CASES: Case[] = [
  { kind: "straight", name: "newest", filter: {}, sort: "created_at_desc" },
  { kind: "straight", name: "oldest", filter: {}, sort: "created_at_asc" },
  { kind: "straight", name: "cheapest", filter: {}, sort: "price_asc" },
  { kind: "straight", name: "dearest", filter: {}, sort: "price_desc" },
  { kind: "straight", name: "category", filter: { category }, sort: "created_at_desc" },
  { kind: "straight", name: "city", filter: { cityId: CAPITAL }, sort: "created_at_desc" },
  { kind: "straight", name: "category, city", filter: { category, cityId: DOURADOS }, sort: "created_at_desc" },
  { kind: "straight", name: "category, small city", filter: { category, cityId: BONITO }, sort: "created_at_desc" },
  { kind: "straight", name: "category, city, cheapest", filter: { category, cityId: CAPITAL }, sort: "price_asc" },
  { kind: "straight", name: "price band, cheapest", filter: band, sort: "price_asc" },
  {
    kind: "straight",
    name: "category, city, price band, dearest",
    filter: { category, cityId: CAPITAL, ...band },
    sort: "price_desc",
  },
  { kind: "straight", name: "7 days", filter: { period: "7_days" }, sort: "created_at_desc" },
  { kind: "straight", name: "today, oldest", filter: { period: "today" }, sort: "created_at_asc" },
  { kind: "crossed", name: "price band, newest", filter: band, sort: "created_at_desc" },
  { kind: "crossed", name: "category, price band", filter: { category, ...band }, sort: "created_at_desc" },
  {
    kind: "crossed",
    name: "category, city, price band",
    filter: { category, cityId: CAPITAL, ...band },
    sort: "created_at_desc",
  },
  { kind: "crossed", name: "narrow price, newest", filter: narrow, sort: "created_at_desc" },
  {
    kind: "crossed",
    name: "price none has, newest",
    filter: { minPriceCents: 9_000_000_000 },
    sort: "created_at_desc",
  },
  { kind: "crossed", name: "7 days, cheapest", filter: { period: "7_days" }, sort: "price_asc" },
  { kind: "crossed", name: "today, dearest", filter: { period: "today" }, sort: "price_desc" },
  {
    kind: "crossed",
    name: "today, category, city, price band",
    filter: { period: "today", category, cityId: CAPITAL, ...band },
    sort: "price_asc",
  },
  { kind: "text", name: "text, common", filter: { text: "cimento" }, sort: "created_at_desc" },
  { kind: "text", name: "text, common, oldest", filter: { text: "cimento" }, sort: "created_at_asc" },
  { kind: "text", name: "text, two words", filter: { text: "porcelanato eliane" }, sort: "created_at_desc" },
  { kind: "text", name: "text, rare", filter: { text: "betoneira" }, sort: "created_at_desc" },
  { kind: "text", name: "text, no match", filter: { text: "xilofone" }, sort: "created_at_desc" },
  { kind: "text", name: "text, no match of known parts", filter: { text: "cimentira" }, sort: "created_at_desc" },
  {
    kind: "text",
    name: "text, words never together",
    filter: { text: "cimento porcelanato" },
    sort: "created_at_desc",
  },
  {
    kind: "text",
    name: "text, in a small city",
    filter: { text: "cimento", cityId: BONITO },
    sort: "created_at_desc",
  },
  { kind: "text", name: "text, cheapest", filter: { text: "cimento" }, sort: "price_asc" },
  { kind: "text", name: "text, relevance", filter: { text: "cimento" }, sort: "relevance" },
  { kind: "text", name: "text, relevance, two words", filter: { text: "cimento coral" }, sort: "relevance" },
  { kind: "text", name: "text, relevance, misspelt", filter: { text: "betonera usada" }, sort: "relevance" },
  { kind: "text", name: "text of 2 letters", filter: { text: "ac" }, sort: "created_at_desc" },
  { kind: "text", name: "text of 2 letters, no match", filter: { text: "qx" }, sort: "created_at_desc" },
];

const ROUNDS = 21;
const LATE_PAGE = 50;
const SETTLE_POLL_MS = 200;

/** What a case sends to one database. */
interface Asked {
  url: string;
  found: string;
  /** Listings on each of `pages`. */
  returned: number[];
  pages: Recorded[];
  first: Recorded;
  /** Null if there are fewer than LATE_PAGE pages. */
  late: Recorded | null;
  count: Recorded;
}

async function ask(url: string, { name, filter, sort }: Case, now: number): Promise<Asked> {
  const { db, statements } = openRecordingDatabase(url);
  const whole = { ...ALL_LISTINGS, ...filter };
  const { count, isMore } = await countPublic(db, whole, now);
  const counting = statements.pop();
  const pages: Recorded[] = [];
  const returned: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await searchPublic(db, { ...whole, sort, cursor }, now);
    returned.push(page.items.length);
    pages.push(...statements.splice(0));
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < LATE_PAGE);
  const [first] = pages;
  if (!first || !counting) throw new Error(`${name}: nothing was asked`);
  const late = pages[LATE_PAGE - 1] ?? null;
  return { url, found: `${count}${isMore ? "+" : ""}`, returned, pages, first, late, count: counting };
}

interface Measured {
  found: string;
  returned: number;
  /** Rows read for each row returned, by up to LATE_PAGE pages: how many a single page reads varies by a fifth. */
  perRow: number;
  read: { first: number; late: number; count: number };
  ms: { first: number; late: number; count: number }[];
}

interface Line {
  one: Case;
  few: Measured;
  many: Measured;
}

async function costsOf({ url, first, late, count }: Asked): Promise<Record<"first" | "late" | "count", Cost>> {
  const ofFirst = await costOf(url, first);
  return { first: ofFirst, late: late ? await costOf(url, late) : ofFirst, count: await costOf(url, count) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);

/** The same case in both databases, in interleaved rounds. */
async function measureCase(one: Case, urls: { few: string; many: string }, now: number): Promise<Line> {
  const measure = async (url: string): Promise<[Asked, Measured]> => {
    const asked = await ask(url, one, now);
    const { first, late, count } = await costsOf(asked);
    const read = { first: first.rowsRead, late: late.rowsRead, count: count.rowsRead };
    let readByPages = 0;
    for (const page of asked.pages) readByPages += (await costOf(url, page)).rowsRead;
    const perRow = readByPages / Math.max(1, sum(asked.returned));
    return [asked, { found: asked.found, returned: asked.returned[0] ?? 0, perRow, read, ms: [] }];
  };
  const both = { few: await measure(urls.few), many: await measure(urls.many) };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [asked, { ms }] of Object.values(both)) {
      const { first, late, count } = await costsOf(asked);
      ms.push({ first: first.ms, late: late.ms, count: count.ms });
    }
  }
  return { one, few: both.few[1], many: both.many[1] };
}

/** How often as long the first page takes in the large database. */
const growthOf = ({ few, many }: Line) =>
  median(many.ms.map(({ first }, n) => first / (few.ms[n]?.first ?? Number.NaN)));
/** Compared with the first page in the large database. */
const lateOf = ({ many }: Line) => median(many.ms.map(({ first, late }) => late / first));

function print(lines: readonly Line[], sizes: { few: number; many: number }): void {
  const figures = ({ found, read, ms }: Measured) => [
    found,
    Object.values(read).join("/"),
    (["first", "late", "count"] as const).map((of) => median(ms.map((time) => time[of])).toFixed(2)).join("/"),
  ];
  const rows = lines.map((line) => [
    line.one.name,
    ...figures(line.few),
    ...figures(line.many),
    growthOf(line).toFixed(2),
  ]);
  console.log(`rows read and ms: page 1 / page ${LATE_PAGE} / count; first ${sizes.few} listings, then ${sizes.many}`);
  console.log(toTable([["", "found", "read", "ms", "found", "read", "ms", "page 1 grows"], ...rows]));
}

/** Pages that find nothing are compared as they are; where only one finds something there is nothing to compare. */
function readGrowthOf({ few, many }: Line): number {
  return few.returned > 0 === many.returned > 0 ? many.perRow / few.perRow : Number.NaN;
}

const total = (lines: readonly Line[], of: (measured: Measured) => number) => sum(lines.map(({ many }) => of(many)));

/** The largest figure of a kind, with the name of its case. */
function worst(lines: readonly Line[], kind: Kind, figureOf: (line: Line) => number): { name: string; figure: number } {
  return lines
    .filter(({ one }) => one.kind === kind)
    .map((line) => ({ name: line.one.name, figure: figureOf(line) }))
    .filter(({ figure }) => Number.isFinite(figure))
    .reduce((most, next) => (next.figure > most.figure ? next : most), { name: "", figure: -Infinity });
}

const KINDS: { kind: Kind; what: string; maxPerRow: number; maxGrowth: number }[] = [
  { kind: "straight", what: "lists", maxPerRow: 2, maxGrowth: 1.5 },
  { kind: "crossed", what: "lists with a range beside their order", maxPerRow: 2, maxGrowth: 1.5 },
  { kind: "text", what: "text", maxPerRow: 25, maxGrowth: 2 },
];
const READ_GROWTH = 1.1;
const LATE_GROWTH = 1.5;

function figuresFrom(lines: readonly Line[]): Figure[] {
  const pages = ({ read }: Measured) => Math.max(read.first, read.late);
  return KINDS.flatMap(({ kind, what, maxPerRow, maxGrowth }) => {
    const target = (name: string, figureOf: (line: Line) => number, max: number): Figure => {
      const { name: of, figure } = worst(lines, kind, figureOf);
      return atMost(`${what}: ${name} (${of})`, figure, max);
    };
    const own = lines.filter((line) => line.one.kind === kind);
    const figure = total(own, ({ read }) => read.first) / total(own, ({ returned }) => returned);
    return [
      atMost(`${what}: rows read per row returned, all together`, figure, maxPerRow),
      target("rows read per row returned, large ÷ small", readGrowthOf, READ_GROWTH),
      target("rows read by a page", ({ few, many }) => Math.max(pages(few), pages(many)), MAX_READ[kind]),
      target("time of page 1, large ÷ small", growthOf, maxGrowth),
      target(`time of page ${LATE_PAGE} ÷ page 1`, lateOf, LATE_GROWTH),
      target("rows read by a count", ({ many }) => many.read.count, MAX_COUNTED),
    ];
  });
}

/** Starts sqld, and waits until it has moved its log into the database and packed the copy of the log for replicas. */
async function settle(dataDir: string): Promise<void> {
  const sqld = await startSqld({ dataDir, port: await freePort(), checkpointIntervalS: 1 });
  const database = join(dataDir, "libsql", "dbs", "default");
  const isSettled = async () =>
    (await stat(join(database, "data-wal"))).size === 0 && (await readdir(join(database, "to_compact"))).length === 0;
  while (!(await isSettled())) await sleep(SETTLE_POLL_MS);
  await sqld.stop();
}

/** A database with listings, without the log of making them, through which it would look for each page. */
async function startDatabase(rows: number, dataDir: string, now: number): Promise<SqldHandle> {
  const sqld = await startSqld({ dataDir, port: await freePort() });
  const db = openDatabase({ url: sqld.url });
  await migrateDatabase(db);
  await seedReference(db);
  const started = performance.now();
  await seedListings(sqld.url, rows, now);
  console.log(`${rows} listings made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await sqld.stop();
  await settle(dataDir);
  return startSqld({ dataDir, port: await freePort() });
}

/** Every kind of search in a small and a large set of listings. */
export async function measureGrowth(few: number, many: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-growth-"));
  const now = Date.now();
  const started: SqldHandle[] = [];
  try {
    for (const rows of [few, many]) started.push(await startDatabase(rows, join(folder, String(started.length)), now));
    const [small, large] = started;
    if (!small || !large) throw new Error("no database was started");
    const lines: Line[] = [];
    for (const one of CASES) lines.push(await measureCase(one, { few: small.url, many: large.url }, now));
    print(lines, { few, many });
    return figuresFrom(lines);
  } finally {
    for (const sqld of started) await sqld.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
