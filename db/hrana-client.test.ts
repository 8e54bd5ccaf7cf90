import { afterEach, expect, test, vi } from "vitest";
import { HranaClient } from "./hrana-client.ts";
import { StreamPool } from "./stream-pool.ts";

const URL = "http://database.test";
const OTHER = "http://replica.test";

const result = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
const answer = (baton: string, baseUrl: string | null) =>
  Response.json({ baton, base_url: baseUrl, results: [{ type: "ok", response: { type: "execute", result } }] });
const unknownStream = () => new Response(null, { status: 400 });

/** A client of a server that returns these responses, with the origin and baton of each request. */
function openClient(...answers: Response[]) {
  const requests: [origin: string, baton: string | null][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    requests.push([String(input).replace("/v3/pipeline", ""), JSON.parse(String(init?.body)).baton]);
    return answers.shift() ?? Response.error();
  });
  const client = new HranaClient({
    url: URL,
    authToken: undefined,
    timeoutMs: 1_000,
    pool: new StreamPool(),
    withStream: (onKept) => onKept(),
    inWriteOrder: (write) => write(),
    later: () => undefined,
  });
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
