import { inArray } from "drizzle-orm";
import { marketplaceListings } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { DEMAND_PATH } from "../../../src/features/demand/addresses.ts";
import { listingPath } from "../../../src/features/listings/addresses.ts";
import { localPathOf } from "../../../src/features/networking/local-places.ts";
import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { SERVICE_REGIONS } from "../../../src/shared/municipalities.ts";
import { callsOf } from "../../bench/calls.ts";
import type { Call } from "../../bench/closed-loop.ts";
import type { Seeded } from "../../bench/seed.ts";
import { newSubmission } from "../../support/people.ts";
import { providerAt } from "../seed-providers.ts";
import { CALLS_A_VISIT, type CallName, type Visitor } from "./assumptions.ts";
import { searchAt, soldAt } from "./searches.ts";

const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
const query = (path: string, input: unknown) => `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const OWN_DATA = `${query("contacts.openings,auth.consents", { 0: {} })}&batch=1`;
const NEW_PASSWORD = "Tijolo#42x";

/** As the listings, two of five requests are in the capital. */
const placeOf = (n: number) => ([0, 2].includes(n % 5) ? at(SERVICE_REGIONS, 0) : at(SERVICE_REGIONS, n * 7));

/** Pages of services in cities that some provider names. */
function localPages(providers: number): string[] {
  const cards = Array.from({ length: Math.min(providers, 200) }, (_, i) => providerAt(i).card);
  return cards.flatMap(
    ({ specialties, serviceRegions: [city] }) => localPathOf(at(specialties, 0), city ?? null) ?? [],
  );
}

/** How the calls of the model are made. Pictures are left out: the seeded ones have no file. */
export async function makeCalls(
  stack: Stack,
  seeded: Seeded,
  providers: number,
): Promise<Record<CallName, (n: number) => Call | null>> {
  const bench = callsOf(seeded);
  const person = (n: number) => at(seeded.cookies, n);
  // Each visitor has an address, so that no limit is reached.
  const address = (n: number) => `198.19.${Math.floor(n / 250) % 250}.${n % 250}`;
  const { id, title } = marketplaceListings;
  const listings = await stack.db.select({ id, title }).from(marketplaceListings).where(inArray(id, seeded.listingIds));
  const local = localPages(providers);
  const pages = listings.flatMap((listing, n) => [
    listingPath(listing),
    "/marketplace",
    "/portal-conexoes",
    at(local, n),
    DEMAND_PATH,
  ]);
  return {
    ...bench,
    page: (n) => ({ path: at(pages, n) }),
    me: (n) => ({ path: query("auth.me", undefined), cookie: person(n) }),
    unread: (n) => ({ path: query("notices.count", undefined), cookie: person(n) }),
    notices: (n) => ({ path: query("notices.list", {}), cookie: person(n) }),
    readNotices: (n) => ({
      path: "/trpc/notices.markRead",
      cookie: person(n),
      body: { id: null, until: Date.now() },
    }),
    ownData: (n) => ({ path: OWN_DATA, cookie: person(n) }),
    mine: (n) => ({ path: query("requests.mine", undefined), cookie: person(n) }),
    typeCounts: (n) => ({ path: query("requests.typeCounts", undefined), cookie: person(n) }),
    request: (n) => ({ path: query("requests.byId", { id: at(seeded.requestIds, n * 7) }), cookie: person(n) }),
    create: (n) => ({
      path: "/trpc/requests.create",
      cookie: person(n),
      body: { ...newSubmission(), serviceType: at(SERVICE_TYPES, n * 7), city: placeOf(n), urgency: "no_deadline" },
    }),
    sell: (n) => ({
      path: "/trpc/listings.create",
      cookie: person(n),
      body: { ...soldAt(n), submissionId: crypto.randomUUID() },
    }),
    saveSearch: (n) => ({ path: "/trpc/listings.saveSearch", cookie: person(n), body: searchAt(n, `andaime ${n}`) }),
    contact: (n) => ({
      path: `/contato/cartao/${providerAt(Math.floor(n / 2) % providers).user.id}${n % 2 ? "?ciente=sim" : ""}`,
      address: address(n),
    }),
    signUp: (n) => ({
      path: "/trpc/auth.signUp",
      address: address(n),
      body: {
        name: "Nova Pessoa",
        whatsapp: "67999991234",
        email: `nova${n}@exemplo.com`,
        password: NEW_PASSWORD,
        passwordConfirmation: NEW_PASSWORD,
        termsAccepted: true,
        role: "client",
      },
    }),
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

/** Draws the calls of visits, in a random order. Rare calls come at even distances, so that small runs have their share. */
export function drawVisits(random: () => number): (visitor: Visitor) => CallName[] {
  const owed = new Map<string, number>();
  return (visitor) => {
    const calls = Object.entries(CALLS_A_VISIT[visitor]) as [CallName, number][];
    const drawn = calls.flatMap(([name, mean]) => {
      const key = `${visitor}.${name}`;
      // The half begins with the mean's own share.
      const due = (owed.get(key) ?? 0.5) + mean;
      owed.set(key, due % 1);
      return Array.from({ length: Math.floor(due) }, () => name);
    });
    return drawn
      .map((name) => ({ name, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ name }) => name);
  };
}
