import { readFile } from "node:fs/promises";
import { startStack } from "../../dev/stack/stack.ts";
import { searchPublic } from "../../src/features/listings/read-listings.ts";
import { atLeast, type Figure, median } from "../support/measure/figures.ts";
import { type Call, requestsPerSecond } from "../support/measure/http-load.ts";
import { callsOf, searchAt } from "../support/measure/market-calls.ts";
import { seedMarket } from "../support/measure/seed-market.ts";
import { toTable } from "../support/measure/table.ts";
import { rawStatement } from "../support/plans/raw-statement.ts";
import { openRecordingDatabase, type Recorded } from "../support/plans/recording.ts";

export interface SpeedSizes {
  listings: number;
  providers: number;
  requests: number;
  /** Of each call in each round. */
  seconds: number;
}

const ROUNDS = 3;
const PEOPLE = 2_000;
/** Statements between which the raw floor rotates. */
const STATEMENTS = 40;
/** As `wrk -t1 -c16`. */
const CONNECTIONS = 16;
/** More log-ins at once would be refused: passwords are hashed one at a time. */
const LOG_INS = 4;

async function recordSearches(databaseUrl: string): Promise<Recorded[]> {
  const { db, statements } = openRecordingDatabase(databaseUrl);
  for (let n = 0; n < STATEMENTS; n++) await searchPublic(db, searchAt(n), Date.now());
  return statements;
}

const TARGETS = [
  { name: "list, uncached ÷ raw", of: "list", by: "raw", min: 0.85 },
  { name: "list from the edge cache ÷ static", of: "cached", by: "static", min: 0.5 },
  { name: "text search ÷ list", of: "text", by: "list", min: 0.8 },
] as const;

const FLOOR = new URL("floor-worker.js", import.meta.url);

async function startWithFloors() {
  const contents = await readFile(FLOOR, "utf8");
  return startStack({
    // As the floors, without the local workers for static files (docs/decisions/2026-11-22-fast-and-robust-tests.md).
    routes: ["*/trpc/*"],
    settings: { PASSWORD_ROUNDS: "16384", EDGE_CACHE_SECONDS: "15" },
    neighbours: (databaseUrl) => [
      {
        name: "floor",
        routes: ["*/trpc/floor.*"],
        modules: [{ type: "ESModule", path: "floor-worker.js", contents }],
        bindings: { DATABASE_URL: databaseUrl },
        compatibilityDate: "2026-10-01",
      },
    ],
  });
}

/** Requests per second of each call in every round. */
async function measure(
  origin: string,
  calls: Record<string, (n: number) => Call>,
  ms: number,
): Promise<Map<string, number[]>> {
  const speeds = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  const numbers = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, callAt] of Object.entries(calls)) {
      const next = () => {
        const n = numbers.get(name) ?? 0;
        numbers.set(name, n + 1);
        return callAt(n);
      };
      // The first round warms up.
      const connections = name === "logIn" ? LOG_INS : CONNECTIONS;
      const speed = await requestsPerSecond(origin, next, { ms: round === 0 ? ms / 5 : ms, connections });
      if (round > 0) speeds.get(name)?.push(speed);
    }
  }
  return speeds;
}

function figuresFrom(speeds: Map<string, number[]>): Figure[] {
  const of = (name: string) => speeds.get(name) ?? [];
  const ratio = (one: string, other: string) =>
    median(of(one).map((speed, round) => speed / (of(other)[round] ?? Number.NaN)));
  const calls = [...speeds.keys()].map((name) => [
    name,
    median(of(name)).toFixed(0),
    ratio(name, "raw").toFixed(2),
    ratio(name, "static").toFixed(2),
  ]);
  console.log(toTable([["call", "per second", "÷ raw", "÷ static"], ...calls]));
  return TARGETS.map(({ name, of: one, by, min }) => atLeast(name, ratio(one, by), min));
}

/** Prints how all calls compare with the floors. */
export async function measureSpeeds({ seconds, ...sizes }: SpeedSizes): Promise<Figure[]> {
  const stack = await startWithFloors();
  try {
    const started = performance.now();
    const seeded = await seedMarket(stack, { ...sizes, people: Math.min(PEOPLE, sizes.providers) });
    console.log(`seeded in ${((performance.now() - started) / 1000).toFixed(0)} s: ${JSON.stringify(sizes)}`);
    const calls = callsOf(seeded);
    const bytes = await (await fetch(stack.url + calls.cached().path)).text();
    const statements = (await recordSearches(stack.databaseUrl)).map(rawStatement);
    await fetch(`${stack.url}/trpc/floor.prepare`, { method: "POST", body: JSON.stringify({ bytes, statements }) });
    const floors = { static: () => ({ path: "/trpc/floor.static" }), raw: () => ({ path: "/trpc/floor.raw" }) };
    return figuresFrom(await measure(stack.url, { ...floors, ...calls }, seconds * 1000));
  } finally {
    await stack.stop();
  }
}
