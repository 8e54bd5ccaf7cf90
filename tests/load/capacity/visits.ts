import { inArray } from "drizzle-orm";
import { marketplaceListings } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { listingPath } from "../../../src/features/listings/addresses.ts";
import { callsOf } from "../../bench/calls.ts";
import type { Call } from "../../bench/closed-loop.ts";
import type { Seeded } from "../../bench/seed.ts";
import { CALLS_A_VISIT, type CallName, type Visitor } from "./assumptions.ts";

const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
const query = (path: string, input: unknown) => `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** How the calls of the model are made. Pictures are left out: the seeded ones have no file. */
export async function makeCalls(stack: Stack, seeded: Seeded): Promise<Record<CallName, (n: number) => Call | null>> {
  const bench = callsOf(seeded);
  const person = (n: number) => at(seeded.cookies, n);
  const { id, title } = marketplaceListings;
  const listings = await stack.db.select({ id, title }).from(marketplaceListings).where(inArray(id, seeded.listingIds));
  const pages = listings.flatMap((listing) => [listingPath(listing), "/marketplace", "/portal-conexoes"]);
  return {
    ...bench,
    page: (n) => ({ path: at(pages, n) }),
    me: (n) => ({ path: query("auth.me", undefined), cookie: person(n) }),
    mine: (n) => ({ path: query("requests.mine", undefined), cookie: person(n) }),
    typeCounts: (n) => ({ path: query("requests.typeCounts", undefined), cookie: person(n) }),
    request: (n) => ({ path: query("requests.byId", { id: at(seeded.requestIds, n * 7) }), cookie: person(n) }),
    picture: () => null,
  };
}

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The calls of one visit, in a random order: as many of each as its mean says, rounded up or down by chance. */
export function drawVisit(visitor: Visitor, random: () => number): CallName[] {
  const calls = Object.entries(CALLS_A_VISIT[visitor]) as [CallName, number][];
  const drawn = calls.flatMap(([name, mean]) =>
    Array.from({ length: Math.floor(mean) + (random() < mean % 1 ? 1 : 0) }, () => name),
  );
  return drawn
    .map((name) => ({ name, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}
