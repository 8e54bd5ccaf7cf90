import { expect, test } from "vitest";
import { FROM_MANY_ADDRESSES, FROM_ONE_ADDRESS, logInStorm, type StormFigures } from "../attack/login-storm.ts";
import { median } from "../support/measure/figures.ts";
import { REAL_PASSWORDS, startProduct } from "../support/product.ts";
import { inFull } from "../support/size.ts";

const product = startProduct({ settings: REAL_PASSWORDS });

const ROUNDS = inFull(1, 5);
const SECONDS = inFull(3, 5);
const OTHERS = 3;
const TIMEOUT_MS = 120_000;
/** Passwords are hashed in slices, so nobody waits for a whole log-in. */
const MAX_SHARE_OF_A_LOG_IN = 1 / 3;
/** Shorter waits go unnoticed, and on a busy machine they are mostly noise. */
const UNNOTICED_MS = 25;
/** Of the slowest calls. With few rounds, it depends on what else the machine does. */
const MAX_SLOWDOWN = inFull(Number.POSITIVE_INFINITY, 3);

function expectNobodyHangs({ answers, withoutRetryAfter }: StormFigures): void {
  expect(Object.keys(answers)).not.toContain("hung");
  expect(Object.keys(answers).filter((status) => status.startsWith("5"))).toEqual([]);
  expect(answers["429"]).toBeGreaterThan(0);
  expect(withoutRetryAfter).toBe(0);
}

test(
  "a storm of log-ins from one IP address makes others wait for a small part of a log-in",
  async () => {
    const slowdowns: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const figures = await logInStorm(product, SECONDS, FROM_ONE_ADDRESS);
      console.log("log-ins from one address", figures);
      expectNobodyHangs(figures);
      expect(figures.storm.p50 / figures.logInMs).toBeLessThanOrEqual(MAX_SHARE_OF_A_LOG_IN);
      slowdowns.push(figures.storm.p95 / Math.max(figures.quiet.p95, UNNOTICED_MS));
    }
    expect(median(slowdowns)).toBeLessThanOrEqual(MAX_SLOWDOWN);
  },
  TIMEOUT_MS,
);

test(
  "a storm of log-ins from many IP addresses gets 429 with Retry-After, while others are served and log in on known devices",
  async () => {
    const figures = await logInStorm(product, SECONDS, FROM_MANY_ADDRESSES, OTHERS);
    console.log("log-ins from many addresses", figures);
    expectNobodyHangs(figures);
    expect(figures.served).toBeGreaterThan(0);
    expect(figures.known.succeeded).toBe(OTHERS);
  },
  TIMEOUT_MS,
);
