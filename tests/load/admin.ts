import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "../../db/migrate.ts";
import { seedReference } from "../../db/seed/reference.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";
import { nameWords } from "../../src/features/networking/directory-words.ts";
import { openRecordingDatabase, type Recorded } from "../support/recording.ts";
import { seedAdmin } from "./seed-admin.ts";

const { listListings, listRatings, listRequests } = await import("../../src/features/admin/queries-content.ts");
const { countForOverview, listFigures, writeDay } = await import("../../src/features/admin/queries-figures.ts");
const { listSubscriptions, listUsers } = await import("../../src/features/admin/queries-people.ts");
const { listAudit, listDeliveries, listEvents } = await import("../../src/features/admin/queries-records.ts");

/**
 * `node tests/load/admin.ts [people]` measures each list, search and count of the admin panel, by default among 100,000
 * people, 50,000 subscriptions and 100,000 requests. Fails if one reads more rows than its limit.
 */
const PEOPLE = Number(process.argv[2] ?? 100_000);
const ROUNDS = 7;
const NOW = Date.now();

/** A page of 30 with its joins, and nothing counted. */
const PAGE = 350;
/** The same, with a count of up to 1,001 rows. */
const COUNTED_PAGE = PAGE + 2_100;
/** A page and a count of people whom the text index finds, with the rows of up to 1,000 of them. */
const SEARCH = 16_000;
/** A list walked for its owners' words until a page is full, and for its count. */
const WALK = 16_000;

type Db = ReturnType<typeof openRecordingDatabase>["db"];
const find = (text: string, before: string | null = null) => ({ ways: nameWords(text), before });

/** Name, statements, and the most rows that they may read. `middle`: an id half-way. */
const CASES = (middle: string): [string, (db: Db) => Promise<unknown>, number][] => [
  ["users", (on) => listUsers(on, "all", find(""), NOW), PAGE],
  ["users, in the middle", (on) => listUsers(on, "all", find("", middle), NOW), PAGE],
  ["users, premium", (on) => listUsers(on, "premium", find(""), NOW), COUNTED_PAGE],
  ["users, blocked", (on) => listUsers(on, "blocked", find(""), NOW), COUNTED_PAGE],
  ["users, admins", (on) => listUsers(on, "admins", find(""), NOW), COUNTED_PAGE],
  ["users, a common name", (on) => listUsers(on, "all", find("silva"), NOW), SEARCH],
  ["users, a common name, in the middle", (on) => listUsers(on, "all", find("silva", middle), NOW), SEARCH],
  ["users, two words", (on) => listUsers(on, "all", find("zélia higa"), NOW), SEARCH],
  ["users, two letters", (on) => listUsers(on, "all", find("zé"), NOW), SEARCH],
  ["users, the middle of an e-mail", (on) => listUsers(on, "all", find("4711.obra"), NOW), SEARCH],
  ["users, a domain", (on) => listUsers(on, "all", find("@exemplo7.com"), NOW), SEARCH],
  ["users, a phone", (on) => listUsers(on, "all", find("67910000000"), NOW), SEARCH],
  ["users, the end of a phone", (on) => listUsers(on, "all", find("17919"), NOW), SEARCH],
  ["users, none", (on) => listUsers(on, "all", find("xilofone"), NOW), SEARCH],
  ["users, none of known parts", (on) => listUsers(on, "all", find("silvaobra"), NOW), SEARCH],
  ["users, a common name, blocked", (on) => listUsers(on, "blocked", find("silva"), NOW), WALK],
  ["subscriptions", (on) => listSubscriptions(on, "all", find("")), PAGE],
  ["subscriptions, active", (on) => listSubscriptions(on, "active", find("")), COUNTED_PAGE],
  ["subscriptions, a common name", (on) => listSubscriptions(on, "all", find("silva")), WALK],
  ["subscriptions, a rare name", (on) => listSubscriptions(on, "all", find("zélia higa")), SEARCH],
  ["subscriptions, a common name, cancelled", (on) => listSubscriptions(on, "cancelled", find("silva")), WALK],
  ["subscriptions, none", (on) => listSubscriptions(on, "all", find("xilofone")), SEARCH],
  ["requests", (on) => listRequests(on, "all", find("")), PAGE],
  ["requests, hidden", (on) => listRequests(on, "hidden", find("")), COUNTED_PAGE],
  ["requests, a common name", (on) => listRequests(on, "all", find("silva")), WALK],
  ["requests, a common name, in the middle", (on) => listRequests(on, "all", find("silva", middle)), WALK],
  ["requests, a rare name", (on) => listRequests(on, "all", find("zélia higa")), SEARCH],
  ["requests, a phone", (on) => listRequests(on, "all", find("67910000000")), SEARCH],
  ["classifieds", (on) => listListings(on, "all", find("")), PAGE],
  ["classifieds, a common name", (on) => listListings(on, "all", find("silva")), WALK],
  ["ratings", (on) => listRatings(on, "all", find("")), COUNTED_PAGE],
  ["ratings, a rare name", (on) => listRatings(on, "all", find("zélia higa")), SEARCH],
  ["audit", (on) => listAudit(on, find(""), null), PAGE],
  ["audit, a common name", (on) => listAudit(on, find("silva"), null), SEARCH],
  ["audit of one person", (on) => listAudit(on, find(""), middle), PAGE],
  ["deliveries, dead", (on) => listDeliveries(on, "dead", null), PAGE],
  ["deliveries, delivered", (on) => listDeliveries(on, "delivered", null), PAGE],
  ["events", (on) => listEvents(on, null), PAGE],
  ["events, in the middle", (on) => listEvents(on, { receivedAt: NOW - PEOPLE * 30_000, row: 1 }), PAGE],
  ["counts of tabs and cards", (on) => countForOverview(on), 8 * 2_100],
  ["figures", (on) => listFigures(on, "2026-01-01"), 3_000],
  ["the job's figures of a day", (on) => writeDay(on, NOW - 86_400_000, NOW), PEOPLE],
];

/** Runs a recorded statement. Returns the rows read, as reported by sqld, and the duration in ms. */
async function send(url: string, { sql, args }: Recorded): Promise<{ rowsRead: number; ms: number }> {
  const values = args.map((value) =>
    typeof value === "number" || typeof value === "boolean"
      ? { type: "integer", value: String(Number(value)) }
      : value === null
        ? { type: "null" }
        : { type: "text", value },
  );
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql, args: values } }, { type: "close" }] });
  const started = performance.now();
  const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body });
  const answer = (await response.json()) as { results: { response: { result: { rows_read: number } } }[] };
  return { rowsRead: answer.results[0]?.response.result.rows_read ?? Number.NaN, ms: performance.now() - started };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a search without the text index would take: it looks at everyone. */
const PLAIN: Recorded = {
  sql: `select id from profiles where name_key like ? or email like ? or phone like ? order by id desc limit 31`,
  args: Array(3).fill("%xilofone%"),
};

async function measure(url: string, recorded: Recorded[]) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    let [rowsRead, ms] = [0, 0];
    for (const statement of recorded) {
      const cost = await send(url, statement);
      rowsRead += cost.rowsRead;
      ms += cost.ms;
    }
    rounds.push({ rowsRead, ms });
  }
  return { rowsRead: rounds[0]?.rowsRead ?? Number.NaN, ms: median(rounds.map((one) => one.ms)) };
}

const toLine = (state: string, name: string, { rowsRead, ms }: { rowsRead: number; ms: number }) =>
  `${state.padEnd(6)} ${name.padEnd(42)} ${String(rowsRead).padStart(6)} read, ${ms.toFixed(1).padStart(6)} ms`;

async function run(url: string): Promise<boolean> {
  const { db: on, statements: recorded } = openRecordingDatabase(url);
  await migrateDatabase(on);
  await seedReference(on);
  const started = performance.now();
  await seedAdmin(on, PEOPLE, NOW);
  console.log(`${PEOPLE} people in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const middle = await on.$client.execute(`select id from users order by id limit 1 offset ${Math.floor(PEOPLE / 2)}`);
  let isGood = true;
  for (const [name, query, maxRead] of CASES(String(middle.rows[0]?.["id"]))) {
    recorded.length = 0;
    await query(on);
    const cost = await measure(url, [...recorded]);
    const isWithin = cost.rowsRead <= maxRead;
    isGood &&= isWithin;
    console.log(toLine(isWithin ? "ok" : "BEYOND", name, cost));
  }
  console.log(toLine("", "users, none, by a plain LIKE", await measure(url, [PLAIN])));
  return isGood;
}

const folder = await mkdtemp(join(tmpdir(), "portal-load-"));
const sqld = await startSqld({ dataDir: folder, port: await freePort(), quiet: true });
try {
  process.exitCode = (await run(sqld.url)) ? 0 : 1;
} finally {
  await sqld.stop();
  await rm(folder, { recursive: true, force: true });
}
