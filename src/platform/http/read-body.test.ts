import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyTimeout, readBody } from "./read-body.ts";

const LIMITS = { maxBytes: 10, patienceBytes: 20, totalMs: 60_000, stallMs: 15_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A body of `parts` chunks with `size` bytes each, one every `everyMs`; endless if `parts` is infinite. */
function makeBody({ parts, size, everyMs }: { parts: number; size: number; everyMs: number }) {
  const sent = { parts: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (sent.parts++ < parts) controller.enqueue(new Uint8Array(size).fill(sent.parts));
      else controller.close();
    },
    cancel() {
      sent.isCancelled = true;
    },
  });
  return { stream, sent };
}

/** The result of reading a body, and how long it took. */
async function read(stream: ReadableStream<Uint8Array> | null) {
  const startedAt = Date.now();
  const result = readBody(stream, LIMITS).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { result: await result, ms: Date.now() - startedAt };
}

test("a body that arrives in time is read completely", async () => {
  const { stream } = makeBody({ parts: 5, size: 2, everyMs: 10_000 });
  expect((await read(stream)).result).toEqual(Uint8Array.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5));
  expect((await read(null)).result).toEqual(new Uint8Array());
});

test("reading stops when a body stalls", async () => {
  const { stream, sent } = makeBody({ parts: 5, size: 2, everyMs: 15_001 });
  const startedAt = Date.now();
  const result = readBody(stream, LIMITS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await result).toBeInstanceOf(BodyTimeout);
  expect([Date.now() - startedAt, sent.isCancelled]).toEqual([15_000, true]);
});

test("reading stops when a slow body exceeds its time", async () => {
  const { stream, sent } = makeBody({ parts: Number.POSITIVE_INFINITY, size: 1, everyMs: 14_000 });
  const startedAt = Date.now();
  const result = readBody(stream, LIMITS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBeInstanceOf(BodyTimeout);
  expect([Date.now() - startedAt, sent.isCancelled]).toEqual([60_000, true]);
});

test("a body that is too large is read for a while, but not kept", async () => {
  const { stream, sent } = makeBody({ parts: 7, size: 2, everyMs: 1 });
  expect([(await read(stream)).result, sent.parts]).toEqual([null, 8]);
  const endless = makeBody({ parts: Number.POSITIVE_INFINITY, size: 5, everyMs: 1 });
  expect([(await read(endless.stream)).result, endless.sent.isCancelled]).toEqual([null, true]);
  expect(endless.sent.parts).toBeLessThan(8);
});
