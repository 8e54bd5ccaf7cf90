import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../db/client.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { createPooledFetch } from "../../db/pooled-fetch.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";
import { createTurns } from "../../src/platform/database/worker-database.ts";
import { atLeast, type Figure, median } from "../support/measure/figures.ts";
import { openRecordingDatabase } from "../support/plans/recording.ts";

const ROUNDS = 7;
const TRIPS = 1_000;
const SQL = "select 1";

/** A kept stream and nothing else. */
function createBareTrip(url: string): () => Promise<void> {
  let baton: string | null = null;
  return async () => {
    const body = JSON.stringify({ baton, requests: [{ type: "execute", stmt: { sql: SQL } }] });
    const response = await fetch(`${url}/v3/pipeline`, { method: "POST", body });
    ({ baton } = (await response.json()) as { baton: string });
  };
}

function createProductTrip(url: string): () => Promise<unknown> {
  const fetch = createPooledFetch({ timeoutMs: 8_000, waitUntil: (call) => void call, ...createTurns(3) });
  const { $client: client } = openDatabase({ url, fetch });
  return () => client.execute(SQL);
}

async function perSecond(trip: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < TRIPS; n++) await trip();
  return (TRIPS * 1000) / (performance.now() - started);
}

/** One call after the other in this process. The worker's client is the same code. */
export async function measureRoundTrips(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-trips-"));
  const sqld = await startSqld({ dataDir: folder, port: await freePort() });
  try {
    await migrateDatabase(openRecordingDatabase(sqld.url).db);
    const [bare, product] = [createBareTrip(sqld.url), createProductTrip(sqld.url)];
    const rounds: { bare: number; product: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const one = { bare: await perSecond(bare), product: await perSecond(product) };
      // The first round warms up.
      if (round > 0) rounds.push(one);
    }
    const speed = (of: "bare" | "product") => median(rounds.map((round) => round[of])).toFixed(0);
    console.log(`${speed("product")} round trips per second, bare ${speed("bare")}`);
    const figure = median(rounds.map((round) => round.product / round.bare));
    return [atLeast("round trip of the database client ÷ bare kept stream", figure, 0.8)];
  } finally {
    await sqld.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
