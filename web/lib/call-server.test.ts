import { afterEach, expect, test, vi } from "vitest";
import { MAX_QUERIES_PER_REQUEST } from "#src/shared/limits.ts";
import { callServer } from "./call-server.ts";
import { failureOf } from "./errors.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const refusal = (code: string) => ({
  error: { code: -32_000, message: code, data: { code, httpStatus: 409, fields: {}, params: {}, requestId: "1" } },
});

test("queries of the same moment share a request, and each gets its own answer", async () => {
  const fetched = answerWith([{ result: { data: "one" } }, refusal("request.not_found"), { result: {} }], 207);
  const [one, two, three] = await Promise.allSettled([
    callServer("query", "a.first", { text: "ção" }),
    callServer("query", "a.second", undefined),
    callServer("query", "a.third", 3),
  ]);
  const input = encodeURIComponent(JSON.stringify({ 0: { text: "ção" }, 2: 3 }));
  expect(fetched.mock.calls).toEqual([[`/trpc/a.first,a.second,a.third?batch=1&input=${input}`]]);
  expect(one).toEqual({ status: "fulfilled", value: "one" });
  expect(two.status === "rejected" && failureOf(two.reason).code).toBe("request.not_found");
  expect(three).toEqual({ status: "fulfilled", value: undefined });
});

test("mutations are posted, apart from queries", async () => {
  const fetched = answerWith([{ result: { data: 1 } }]);
  await Promise.all([callServer("mutation", "a.write", { id: 1 }), callServer("query", "a.read", undefined)]);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"0":{"id":1}}' };
  expect(fetched).toHaveBeenCalledWith("/trpc/a.write?batch=1", init);
  expect(fetched).toHaveBeenCalledWith("/trpc/a.read?batch=1&input=%7B%7D");
});

test("a request has at most as many calls as the server accepts", async () => {
  const fetched = answerWith(Array(MAX_QUERIES_PER_REQUEST).fill({ result: { data: 1 } }));
  const calls = Array.from({ length: MAX_QUERIES_PER_REQUEST + 1 }, (_, i) =>
    callServer("query", `a.b${i}`, undefined),
  );
  await Promise.all(calls);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("one refusal of a whole request is each call's", async () => {
  answerWith(refusal("rate_limited"), 429);
  const both = await Promise.allSettled([callServer("query", "a.b", 1), callServer("query", "a.c", 2)]);
  const codes = both.map((one) => one.status === "rejected" && failureOf(one.reason).code);
  expect(codes).toEqual(["rate_limited", "rate_limited"]);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page instead of an answer", () => Promise.resolve(new Response("<html>", { status: 502 }))],
  ["an answer of another form", () => Promise.resolve(Response.json(null))],
])("%s is a failure of the network", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  const error = await callServer("query", "a.b", undefined).catch((thrown: unknown) => thrown);
  expect(failureOf(error).code).toBe("network");
});
