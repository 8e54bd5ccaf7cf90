/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../shared/time.ts";

const RULES = import.meta.glob<Record<string, unknown>>(["./*/rules*.ts", "!./*/*.test.ts"], { eager: true });

const LIMITS = Object.entries(RULES).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => /_LIMITS?$/.test(name))
    .map(([name, value]) => ({ name: `${name} in ${file}`, limits: [value].flat() as unknown[] })),
);

test.each(LIMITS)("$name allows something in a time of one minute to one day", ({ limits }) => {
  expect(limits).not.toEqual([]);
  for (const limit of limits) {
    expect(limit).toEqual({
      name: expect.stringMatching(/^[a-z-]+$/),
      max: expect.any(Number),
      windowMs: expect.any(Number),
    });
    const { max, windowMs } = limit as { max: number; windowMs: number };
    expect(max).toBeGreaterThan(0);
    expect(windowMs % MINUTE_MS).toBe(0);
    expect(windowMs).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(windowMs).toBeLessThanOrEqual(DAY_MS);
  }
});

test("each limit counts under a name of its own", () => {
  const names = LIMITS.flatMap(({ limits }) => limits.map((limit) => (limit as { name: string }).name));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
