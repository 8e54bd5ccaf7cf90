import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gte } from "drizzle-orm";
import { migrateDatabase } from "../../db/migrate.ts";
import { directoryEntries } from "../../db/schema/index.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";
import { nameWords } from "../../src/features/networking/directory-words.ts";
import { COUNT_MAX, DIRECTORY_ORDERS } from "../../src/features/networking/rules.ts";
import { SERVICE_TYPES } from "../../src/features/requests/catalogue.ts";
import { SERVICE_REGIONS } from "../../src/shared/municipalities.ts";
import { rawStatement } from "../support/raw-statement.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";
import { seedProviders } from "./seed-providers.ts";

const { countDirectory, findDirectoryPage } = await import("../../src/features/networking/queries-directory.ts");

/** `node tests/load/providers.ts [providers]` measures directory pages and counts, by default among 50,000 providers. */
const PROVIDERS = Number(process.argv[2] ?? 50_000);
const ROUNDS = 5;
/** Rows read for a page without search text: 41 positions, plus the rows joined to the eight shown. */
const MAX_ROWS_READ = 200;
/** A count reads one position for each provider, and some rows around them. */
const MAX_ROWS_COUNTED = COUNT_MAX + 100;
/** With search text, up to 4,000 matches are counted, looked up and sorted. */
const MAX_ROWS_READ_FOR_TEXT = 15_000;
/** Maximum duration of a page relative to the first page in the same round (median of all rounds). */
const MAX_RATIO = 20;

/** Runs a recorded statement. Returns the rows read, as reported by sqld, and the duration in ms. */
async function send(url: string, statement: Recorded): Promise<{ rowsRead: number; ms: number }> {
  const requests = [{ type: "execute", stmt: rawStatement(statement) }, { type: "close" }];
  const body = JSON.stringify({ requests });
  const started = performance.now();
  const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body });
  const answer = (await response.json()) as { results: { response: { result: { rows_read: number } } }[] };
  const rowsRead = answer.results[0]?.response.result.rows_read ?? Number.NaN;
  return { rowsRead, ms: performance.now() - started };
}

interface Filter {
  text: string;
  specialty: string | null;
  region: string | null;
}

interface Place {
  userType?: "premium" | "free";
  page?: number;
  isDeep?: boolean;
}

const NOTHING: Filter = { text: "", specialty: null, region: null };
const CASES: [string, Filter, Place][] = [
  ["page 1", NOTHING, {}],
  ["page 5", NOTHING, { page: 5 }],
  ["a page in the middle", NOTHING, { isDeep: true }],
  ["premium", NOTHING, { userType: "premium" }],
  ["free", NOTHING, { userType: "free" }],
  ["a specialty", { ...NOTHING, specialty: "Outros" }, {}],
  ["a specialty, in the middle", { ...NOTHING, specialty: SERVICE_TYPES[3] ?? null }, { isDeep: true }],
  ["the capital", { ...NOTHING, region: SERVICE_REGIONS[0] ?? null }, {}],
  ["a small town", { ...NOTHING, region: "Figueirão" }, { userType: "free" }],
  ["specialty and region", { ...NOTHING, specialty: SERVICE_TYPES[7] ?? null, region: "Dourados" }, {}],
  ["text of many", { ...NOTHING, text: "campo grande" }, {}],
  ["text of many, in the middle", { ...NOTHING, text: "campo grande" }, { isDeep: true }],
  ["text with accents", { ...NOTHING, text: "zelia eletricista" }, {}],
  ["text of few", { ...NOTHING, text: "IBANHES gesseiro figueirão" }, {}],
  ["text of none", { ...NOTHING, text: "xilogravura" }, {}],
  ["two letters", { ...NOTHING, text: "zé" }, {}],
  ["two letters of none", { ...NOTHING, text: "kw" }, {}],
  [
    "everything at once",
    { text: "silva", specialty: SERVICE_TYPES[9] ?? null, region: "Dourados" },
    { userType: "free" },
  ],
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function run(url: string): Promise<boolean> {
  const { db, statements } = openRecordingDatabase(url);
  await migrateDatabase(db);
  const started = performance.now();
  await seedProviders(db, PROVIDERS);
  console.log(`${PROVIDERS} providers in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const [middle] = await db
    .select()
    .from(directoryEntries)
    .where(gte(directoryEntries.nameKey, "luiz henrique"))
    .orderBy(directoryEntries.nameKey)
    .limit(1);
  if (!middle) throw new Error("nobody is listed");
  const { position: entry, ...position } = middle;
  let isGood = true;
  const measured = [];
  for (const [what, filter, { userType, page = 1, isDeep = false }] of CASES) {
    const { text, ...others } = filter;
    const wanted = { ways: nameWords(text), ...others, userType: userType ?? null, viewerId: "" };
    const cursor = isDeep ? { entry, ...position } : null;
    for (const order of [...DIRECTORY_ORDERS, null]) {
      statements.length = 0;
      const found = order
        ? (await findDirectoryPage(db, wanted, { order, page, cursor })).length
        : (await countDirectory(db, wanted)).count;
      const [statement] = statements;
      if (!statement) throw new Error("no statement was sent");
      const maxRowsRead = text !== "" ? MAX_ROWS_READ_FOR_TEXT : order ? MAX_ROWS_READ : MAX_ROWS_COUNTED;
      const name = order ? `${what}, by ${order}` : `${what}, counted`;
      measured.push({
        name,
        statement,
        maxRowsRead,
        found,
        rowsRead: 0,
        times: [] as number[],
        ratios: [] as number[],
      });
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of measured) {
      const { rowsRead, ms } = await send(url, one.statement);
      one.rowsRead = rowsRead;
      one.times.push(ms);
      one.ratios.push(ms / (measured[0]?.times[round] ?? Number.NaN));
    }
  }
  for (const { name, found, rowsRead, maxRowsRead, times, ratios } of measured) {
    const [ms, ratio] = [median(times), median(ratios)];
    const isWithin = rowsRead <= maxRowsRead && ratio <= MAX_RATIO;
    isGood &&= isWithin;
    const figures = `${found} found, ${String(rowsRead).padStart(5)} read, ${ms.toFixed(1).padStart(6)} ms, ${ratio.toFixed(1).padStart(5)} × page 1`;
    console.log(`${isWithin ? "ok    " : "BEYOND"} ${name.padEnd(45)} ${figures}`);
  }
  return isGood;
}

const dataDir = await mkdtemp(join(tmpdir(), "providers-"));
const sqld = await startSqld({ dataDir, port: await freePort(), quiet: true });
try {
  if (!(await run(sqld.url))) process.exitCode = 1;
} finally {
  await sqld.stop();
  await rm(dataDir, { recursive: true, force: true });
}
