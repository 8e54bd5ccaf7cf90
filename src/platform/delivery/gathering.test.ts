import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gathering } from "./gathering.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first is done at once, and in a rush one does it for all", async () => {
  const gathering = new Gathering<number>();
  expect(await gathering.add([1])).toEqual([1]);
  const rush = [gathering.add([2]), gathering.add([3, 4]), gathering.add([5])];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(rush)).toEqual([[2, 3, 4, 5], [], []]);
  expect(await gathering.add([6])).toEqual([6]);
});

test("what one leaves that vanished, the next one does", async () => {
  const gathering = new Gathering<number>();
  await gathering.add([1]);
  void gathering.add([2]);
  // Its timer never runs.
  vi.setSystemTime(Date.now() + 1_000);
  expect(await gathering.add([3])).toEqual([2, 3]);
});
