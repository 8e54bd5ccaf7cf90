import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../db/client.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";
import { directoryMatch } from "../../src/features/networking/directory-match.ts";
import { SERVICE_REGIONS } from "../../src/features/profiles/municipalities.ts";
import { SERVICE_TYPES } from "../../src/features/requests/catalogue.ts";
import "../support/aliases.ts";
import { openRecordingDatabase } from "../support/recording.ts";

const { findDirectoryPage } = await import("../../src/features/networking/queries-directory.ts");

/** `node tests/load/providers.ts [providers]`: what a page of the directory costs among 50,000 providers. */
const PROVIDERS = Number(process.argv[2] ?? 50_000);
const CHUNK = 1_000;
const ROUNDS = 5;
/** Bounds of a page: 41 places looked at, each page's rows joined, with room for what the index reads around them. */
const MAX_ROWS_READ = 400;
const MAX_MEDIAN_MS = 150;

const FIRST =
  "Maria Aparecida,José Carlos,Ana Paula,João Batista,Antônio,Francisco,Luiz Henrique,Márcia,Débora,Edson,Íris,Zélia,Valdir,Rosângela,Sérgio,Cláudia,Hélio,Wanderley,Ramão,Élcio";
const LAST =
  "da Silva,Souza,Ávila,Ximenes,Gonçalves,de Oliveira,Benites,Barbosa,Nogueira,Ortiz,Vera,Cáceres,Shimabukuro,Higa,Rocha,Martins,Espíndola,Zanchet,Lopes,Ferreira,Ibanhes,Quevedo,Dal Molin,Pinto";
const PROFESSIONS =
  "Pedreiro,Pintor,Eletricista,Encanador,Arquiteta,Marceneiro,Engenheira civil,Gesseiro,Serralheiro,Jardineiro";

const list = (values: readonly string[]) => JSON.stringify(values);

/** Providers with two or three specialties and one to three cities; every ninth serves the whole state, every tenth has premium. */
async function seedChunk(db: Database, from: number, to: number): Promise<void> {
  const [first, last, professions] = [FIRST, LAST, PROFESSIONS].map((names) => list(names.split(",")));
  const pick = (values: string, index: string) =>
    `json_extract('${values.replaceAll("'", "''")}', '$[' || ((${index}) % json_array_length('${values.replaceAll("'", "''")}')) || ']')`;
  const [services, regions] = [list(SERVICE_TYPES), list(SERVICE_REGIONS)];
  const numbers = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})`;
  const name = `${pick(first ?? "", "i * 7")} || ' ' || ${pick(last ?? "", "i * 11 + i / 20")} || ' ' || ${pick(last ?? "", "i * 5 + i / 480")}`;
  const id = "printf('00000000-0000-7000-8000-%012d', i)";
  await db.$client.batch([
    `${numbers} insert into users (id, email, email_confirmed_at, created_at) select ${id}, 'p' || i || '@exemplo.com', 1, 1 from n`,
    `${numbers} insert into profiles (id, name, email, phone, name_slug, is_premium, created_at)
      select ${id}, ${name}, 'p' || i || '@exemplo.com', '67999990000', 'p-' || i, i % 10 = 0, 1 from n`,
    `${numbers} insert into professional_profiles (user_id, name, email, whatsapp, profession, specialties, service_regions, whole_state, created_at)
      select ${id}, ${name}, 'p' || i || '@exemplo.com', '67999990000', ${pick(professions ?? "", "i * 3 + i / 7")},
        json_array(${pick(services, "i * 13")}, ${pick(services, "i * 29 + 1")}),
        case when i % 9 = 0 then '[]' else json_array(case when i % 2 then '${SERVICE_REGIONS[0]}' else ${pick(regions, "i * 17")} end) end,
        i % 9 = 0, 1 from n`,
  ]);
}

interface Cost {
  rowsRead: number;
  medianMs: number;
}

/** Sends a statement as it was recorded; sqld tells how many rows it read. */
async function measure(url: string, statement: { sql: string; args: unknown[] }): Promise<Cost> {
  const args = statement.args.map((value) =>
    typeof value === "number" ? { type: "float", value } : value === null ? { type: "null" } : { type: "text", value },
  );
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql: statement.sql, args } }] });
  const times: number[] = [];
  let rowsRead = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body });
    const answer = (await response.json()) as { results: { response: { result: { rows_read: number } } }[] };
    times.push(performance.now() - started);
    rowsRead = answer.results[0]?.response.result.rows_read ?? Number.NaN;
  }
  return { rowsRead, medianMs: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN };
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

/** Neighbours whose order is not that of their names: none, or the positions lie. */
async function countMisplaced(db: Database): Promise<number> {
  const { rows } = await db.$client.execute(`
    select count(*) as misplaced from (
      select is_premium, name_key, lag(is_premium) over byPosition as p, lag(name_key) over byPosition as n
      from directory_entries window byPosition as (order by position))
    where p < is_premium or (p = is_premium and n > name_key)`);
  return Number(rows[0]?.["misplaced"]);
}

async function run(url: string): Promise<boolean> {
  const { db, statements } = openRecordingDatabase(url);
  await migrateDatabase(db);
  const started = performance.now();
  for (let from = 0; from < PROVIDERS; from += CHUNK) await seedChunk(db, from, Math.min(from + CHUNK, PROVIDERS));
  console.log(`${PROVIDERS} providers in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const middle = await db.$client.execute({
    sql: "select cast(position as text) as position from directory_entries order by position limit 1 offset ?",
    args: [Math.floor(PROVIDERS / 2)],
  });
  const misplaced = await countMisplaced(db);
  console.log(`${misplaced} out of order`);
  let isGood = misplaced === 0;
  for (const [name, filter, { userType, page = 1, isDeep = false }] of CASES) {
    const cursor = isDeep ? String(middle.rows[0]?.["position"]) : null;
    statements.length = 0;
    const rows = await findDirectoryPage(
      db,
      { match: directoryMatch(filter), userType: userType ?? null, viewerId: "" },
      { page, cursor },
    );
    const [statement] = statements;
    if (!statement) throw new Error("no statement was sent");
    const { rowsRead, medianMs } = await measure(url, statement);
    const isWithin = rowsRead <= MAX_ROWS_READ && medianMs <= MAX_MEDIAN_MS;
    isGood &&= isWithin;
    console.log(
      `${isWithin ? "ok    " : "BEYOND"} ${name.padEnd(30)} ${String(rows.length).padStart(2)} rows, ${String(rowsRead).padStart(6)} read, ${medianMs.toFixed(1).padStart(7)} ms`,
    );
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
