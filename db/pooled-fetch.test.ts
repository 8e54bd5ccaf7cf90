import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { createPooledFetch } from "./pooled-fetch.ts";
import { StreamPool } from "./stream-pool.ts";

const URL = "http://database.test";
const OTHER = "http://replica.test";

const result = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
const results = [
  { type: "ok", response: { type: "execute", result } },
  { type: "ok", response: { type: "get_autocommit", is_autocommit: true } },
];
const answer = (baton: string, baseUrl: string | null) => Response.json({ baton, base_url: baseUrl, results });
const unknownStream = () => new Response(null, { status: 400 });

/** A client of a server that returns these responses, with the origin and baton of each request. */
function openClient(...answers: Response[]) {
  const requests: [origin: string, baton: string | null][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    requests.push([String(input).replace("/v3/pipeline", ""), JSON.parse(String(init?.body)).baton]);
    return answers.shift() ?? Response.error();
  });
  const fetch = createPooledFetch({
    timeoutMs: 1_000,
    pool: new StreamPool(),
    withStream: (onPooled) => onPooled(),
    inWriteOrder: (write) => write(),
    waitUntil: () => undefined,
  });
  const { $client: client } = openDatabase({ url: URL, fetch });
  return { client, requests };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("a stream stays at the base URL that the server returned, until the server returns another one", async () => {
  const { client, requests } = openClient(answer("a", OTHER), answer("b", null), answer("c", URL), answer("d", null));
  for (let i = 0; i < 4; i++) await client.execute("select 1");
  expect(requests).toEqual([
    [URL, null],
    [OTHER, "a"],
    [OTHER, "b"],
    [URL, "c"],
  ]);
});

test("a newly opened stream does not use the base URL of the one that the server forgot", async () => {
  const { client, requests } = openClient(answer("a", OTHER), unknownStream(), answer("b", null), answer("c", null));
  for (let i = 0; i < 3; i++) await client.execute("select 1");
  expect(requests).toEqual([
    [URL, null],
    [OTHER, "a"],
    [URL, null],
    [URL, "b"],
  ]);
});
