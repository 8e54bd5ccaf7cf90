import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LibsqlBatchError, LibsqlError } from "@libsql/client/web";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "../../../db/client.ts";
import { DatabaseUnavailable } from "../../../db/errors.ts";
import { createPooledFetch, type PooledFetchOptions } from "../../../db/pooled-fetch.ts";
import { StreamPool } from "../../../db/stream-pool.ts";
import { freePort } from "../../../dev/stack/ports.ts";
import { type SqldHandle, startSqld } from "../../../dev/stack/sqld.ts";
import { createTurns } from "../../../src/platform/database/worker-database.ts";
import { type FlakyProxy, startFlakyProxy } from "../../support/flaky-proxy.ts";

let dataDir: string;
let sqld: SqldHandle;
let library: Database;
let proxy: FlakyProxy;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "portal-pooled-"));
  sqld = await startSqld({ dataDir, port: await freePort() });
  library = openDatabase({ url: sqld.url });
  await library.run("create table things (id text primary key)");
  proxy = await startFlakyProxy(() => sqld.url);
});
afterAll(async () => {
  await proxy.stop();
  await sqld.stop();
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  proxy.fail("none");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openClient({ url = proxy.url, ...options }: Partial<PooledFetchOptions> & { url?: string } = {}) {
  const fetch = createPooledFetch({
    timeoutMs: 8_000,
    pool: new StreamPool(),
    withStream: (onPooled) => onPooled(),
    inWriteOrder: (write) => write(),
    waitUntil: () => undefined,
    ...options,
  });
  return openDatabase({ url, fetch }).$client;
}

/** Records the batons of all requests that are sent from now on. */
function recordBatons(): (string | null)[] {
  const batons: (string | null)[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (String(input).endsWith("/v3/pipeline")) batons.push(JSON.parse(String(init?.body)).baton);
    return send(input, init);
  });
  return batons;
}

const names = (rows: unknown[]) => rows.map((row) => (row as { id: string }).id);
async function storedIds(prefix: string): Promise<string[]> {
  const { rows } = await library.$client.execute(`select id from things where id like '${prefix}%' order by id`);
  return names(rows);
}

test("sequential calls share one stream", async () => {
  const client = openClient();
  const batons = recordBatons();
  await client.execute("select 1");
  await client.batch(["select 1", "select 2"]);
  await client.batch([{ sql: "insert into things (id) values (?)", args: ["one-stream"] }]);
  await client.execute("select 1");
  expect(batons.map((baton) => baton === null)).toEqual([true, false, false, false]);
  expect(new Set(batons).size).toBe(4);
});

test("a refused statement rolls back its batch, names the constraint and leaves no transaction open", async () => {
  const client = openClient();
  const insert = { sql: "insert into things (id) values (?)", args: ["twice"] };
  const failed = client.batch([insert, "select 1", insert]);
  await expect(failed).rejects.toThrow("UNIQUE constraint failed: things.id");
  await expect(failed).rejects.toBeInstanceOf(LibsqlBatchError);
  await expect(failed).rejects.toMatchObject({ statementIndex: 2 });
  expect(await storedIds("twice")).toEqual([]);
  await client.batch([insert]);
  expect(await storedIds("twice")).toEqual(["twice"]);
});

test("nothing is written outside the transaction when a statement ends it", async () => {
  const insert = (id: string) => ({ sql: "insert into things (id) values (?)", args: [id] });
  await expect(openClient().batch([insert("ended-1"), "rollback", insert("ended-2")])).rejects.toBeInstanceOf(
    LibsqlError,
  );
  expect(await storedIds("ended")).toEqual([]);
});

test("a stream that the server no longer knows is opened again, and the write happens once", async () => {
  const client = openClient();
  await client.execute("select 1");
  const batons = recordBatons();
  // A server loses its streams when it restarts, which may take longer than streams may be idle.
  vi.setSystemTime(Date.now());
  await sqld.stop();
  sqld = await startSqld({ dataDir, port: Number(new URL(sqld.url).port) });
  await client.execute({ sql: "insert into things (id) values (?)", args: ["after-restart"] });
  expect(batons.map((baton) => baton === null)).toEqual([false, true]);
  expect(await storedIds("after-restart")).toEqual(["after-restart"]);
});

test("a write whose response is lost is not sent again, and its stream is dropped", async () => {
  const client = openClient();
  await client.execute("select 1");
  const batons = recordBatons();
  proxy.fail("cut-after-write");
  const lost = client.execute({ sql: "insert into things (id) values (?)", args: ["lost"] });
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  proxy.fail("none");
  expect(await storedIds("lost")).toEqual(["lost"]);
  await client.execute("select 1");
  expect(batons.map((baton) => baton === null)).toEqual([false, true]);
});

test.each(["a statement", "a transaction"])("%s waits for the write lock, and gives up after a while", async (kind) => {
  const client = openClient();
  const id = `busy-${kind.replace(" ", "-")}`;
  const insert = { sql: "insert into things (id) values (?)", args: [id] };
  const write = () => (kind === "a statement" ? client.execute(insert) : client.batch([insert]));
  proxy.fail("busy");
  await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  const waiting = write();
  setTimeout(() => proxy.fail("none"), 50);
  await waiting;
  expect(await storedIds(id)).toEqual([id]);
});

test("a call that waited for its turn has only the rest of its time for the database", async () => {
  proxy.fail("hang");
  let waitedMs = 0;
  const inWriteOrder = async <T>(write: () => Promise<T>) => {
    const since = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    waitedMs = Date.now() - since;
    return write();
  };
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const late = openClient({ timeoutMs: 1_200, inWriteOrder }).execute("delete from things");
  await expect(late).rejects.toThrow(DatabaseUnavailable);
  expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(1_200 - waitedMs);
  const tooLate = openClient({ timeoutMs: 300, inWriteOrder }).execute("delete from things");
  await expect(tooLate).rejects.toThrow("no time is left");
});

test("a call that gets no pooled stream opens one for itself and closes it", async () => {
  const client = openClient({ withStream: (_, alone) => alone() });
  const batons = recordBatons();
  await client.execute("select 1");
  await client.execute("select 1");
  expect(batons).toEqual([null, null]);
});

test("a read sees a previous write on another stream", async () => {
  const pool = new StreamPool();
  const client = openClient({ pool });
  await Promise.all([client.execute("select 1"), client.execute("select 1"), client.execute("select 1")]);
  for (let i = 0; i < 20; i++) {
    await client.execute({ sql: "insert into things (id) values (?)", args: [`seen-${i}`] });
    const found = await Promise.all(
      Array.from({ length: 3 }, () => client.execute(`select id from things where id = 'seen-${i}'`)),
    );
    expect(found.map(({ rows }) => names(rows))).toEqual(Array.from({ length: 3 }, () => [`seen-${i}`]));
  }
});

/** The default of DATABASE_STREAMS. */
const STREAMS = 3;

test("calls from forty isolates all succeed, although they exceed the connections of sqld", async () => {
  const isolates = Array.from({ length: 40 }, () => openClient({ url: sqld.url, ...createTurns(STREAMS) }));
  const callers = isolates.flatMap((client) => [client, client, client, client]);
  const calls = callers.map(async (client) => {
    for (let round = 0; round < 20; round++) {
      const { rows } = await client.execute("select 1 as one");
      expect(rows[0]?.["one"]).toBe(1);
    }
  });
  await Promise.all(calls);
});
