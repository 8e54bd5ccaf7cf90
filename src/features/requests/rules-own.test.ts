import { expect, test } from "vitest";
import { HOUR_MS } from "../../shared/time.ts";
import { expiryOf } from "./rules.ts";
import { asksForMore, mayReopen, offersExtension, wasClosed } from "./rules-own.ts";

const NOW = 1_800_000_000_000;

test.each([
  [48 * HOUR_MS - 1, false, true],
  [48 * HOUR_MS, false, false],
  [96 * HOUR_MS - 1, true, true],
  [96 * HOUR_MS, true, false],
])("a request that ended %d ms after publication, extended: %s, was closed: %s", (age, isExtended, isClosed) => {
  expect(wasClosed({ createdAt: NOW, expiresAt: NOW + age, isExtended })).toBe(isClosed);
});

test("to extend is offered near the end of an open request of one's own, for which nobody was hired, once", () => {
  const own = {
    createdAt: NOW,
    expiresAt: expiryOf(NOW),
    isOwn: true,
    isHidden: false,
    isHired: false,
    isExtended: false,
  };
  const end = own.expiresAt;
  const moments = [NOW, end - 12 * HOUR_MS - 1, end - 12 * HOUR_MS, end - 1, end];
  expect(moments.map((now) => offersExtension(own, now))).toEqual([false, false, true, true, false]);
  for (const change of [{ isOwn: false }, { isHidden: true }, { isHired: true }, { isExtended: true }]) {
    expect(offersExtension({ ...own, ...change }, end - 1)).toBe(false);
  }
});

test("who hired somebody is asked while the request is open if they look for more people", () => {
  const request = { isOwn: true, isHired: true, isDone: false, expiresAt: NOW + 1 };
  expect([asksForMore(request, NOW), asksForMore(request, NOW + 1)]).toEqual([true, false]);
  expect(asksForMore({ ...request, isOwn: false }, NOW)).toBe(false);
  expect(asksForMore({ ...request, isHired: false }, NOW)).toBe(false);
  expect(asksForMore({ ...request, isDone: true }, NOW)).toBe(false);
});

test("a closed request may come back in its time, unless somebody was hired for it", () => {
  const closed = { createdAt: NOW, expiresAt: NOW + 1, isExtended: false, isHired: false };
  const end = expiryOf(NOW);
  expect([end - 1, end].map((now) => mayReopen(closed, now))).toEqual([true, false]);
  for (const change of [{ isHired: true }, { expiresAt: end }]) {
    expect(mayReopen({ ...closed, ...change }, end - 1)).toBe(false);
  }
});
