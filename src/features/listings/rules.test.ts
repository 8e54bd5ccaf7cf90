import { expect, test } from "vitest";
import { DAY_MS } from "../../shared/time.ts";
import {
  compareListings,
  isSuspiciouslyCheap,
  listingExpiry,
  PHOTO_RETENTION_MS,
  periodStart,
  pricesDueAt,
  readCursor,
  SORTS,
  writeCursor,
} from "./rules.ts";

const at = (iso: string) => Date.parse(iso);

test("a listing is public for five days, and its photos are kept for 30 more", () => {
  expect(listingExpiry(at("2026-11-21T12:00:00Z"))).toBe(at("2026-11-26T12:00:00Z"));
  expect(PHOTO_RETENTION_MS).toBe(30 * DAY_MS);
});

test.each([
  ["today", "2026-11-21T12:00:00Z", "2026-11-21T04:00:00Z"],
  ["today", "2026-11-21T04:00:00Z", "2026-11-21T04:00:00Z"],
  ["today", "2026-11-21T03:59:59.999Z", "2026-11-20T04:00:00Z"],
  ["7_days", "2026-11-21T12:00:00Z", "2026-11-14T04:00:00Z"],
  ["30_days", "2026-11-21T02:00:00Z", "2026-10-21T04:00:00Z"],
] as const)("%s starts at midnight in Campo Grande: %s", (period, now, start) => {
  expect(periodStart(period, at(now))).toBe(at(start));
});

test("a cursor is valid only for the order it was written for", () => {
  const position = { priceCents: 9_999_999_999, seq: 123_456_789 };
  for (const sort of SORTS) {
    const cursor = writeCursor(sort, position);
    expect(readCursor(sort, cursor)).toEqual(position);
    for (const other of SORTS.filter((one) => one !== sort)) expect(readCursor(other, cursor)).toBeNull();
  }
});

test("a free listing has a cursor, too", () => {
  const position = { priceCents: 0, seq: 0 };
  expect(readCursor("price_asc", writeCursor("price_asc", position))).toEqual(position);
});

test.each(["", "n", "n1", "n1.", "n.1", "n01.1", "n1.1.1", "n1.1 ", "nA.1", "n-1.1", "nzzzzzzzzzzzz.1", "x1.1"])(
  "rejects the cursor %j",
  (cursor) => {
    expect(readCursor("created_at_desc", cursor)).toBeNull();
  },
);

test("sorts by date or price, and listings of the same price by date in the same direction", () => {
  const listings = [
    { priceCents: 2, seq: 1 },
    { priceCents: 1, seq: 3 },
    { priceCents: 1, seq: 2 },
  ];
  const seqs = (sort: (typeof SORTS)[number]) =>
    [...listings].sort((a, b) => compareListings(sort, a, b)).map(({ seq }) => seq);
  expect(SORTS.map(seqs)).toEqual([
    [3, 2, 1],
    [1, 2, 3],
    [2, 3, 1],
    [1, 3, 2],
  ]);
});

test.each([
  [1499, 10_000, 20, true],
  [1500, 10_000, 20, false],
  [1499, 10_000, 19, false],
  [1, 10_000, 20, true],
  [0, 10_000, 20, false],
  [1, 6, 20, false],
])("a price of %d is far below the usual %d of %d listings: %s", (priceCents, medianCents, cases, isCheap) => {
  expect(isSuspiciouslyCheap(priceCents, { medianCents, cases })).toBe(isCheap);
});

test("without a usual price, none is far below it", () => expect(isSuspiciouslyCheap(1, null)).toBe(false));

test("usual prices are due at 4:10 in Campo Grande", () => {
  expect(pricesDueAt(at("2026-11-21T08:09:59Z"))).toBe(at("2026-11-20T08:10:00Z"));
  expect(pricesDueAt(at("2026-11-21T08:10:00Z"))).toBe(at("2026-11-21T08:10:00Z"));
  expect(pricesDueAt(at("2026-11-22T03:00:00Z"))).toBe(at("2026-11-21T08:10:00Z"));
});
