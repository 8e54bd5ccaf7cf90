import { expect, test } from "vitest";
import { inTime } from "./time-limit.ts";

test("work in time gives its result or its error, and work that takes too long an error", async () => {
  const never = new Promise(() => undefined);
  expect(await inTime(1_000, Promise.resolve("done"))).toBe("done");
  await expect(inTime(1_000, Promise.reject(new Error("own")))).rejects.toThrow("own");
  await expect(inTime(5, never)).rejects.toThrow("no answer within 5 ms");
});
