import { MARKETPLACE_CATEGORIES } from "../../../src/features/listings/catalogue.ts";
import type { ListingFilter, SearchListingsInput } from "../../../src/features/listings/schemas.ts";
import { SERVICE_TYPES } from "../../../src/features/requests/catalogue.ts";
import { MUNICIPALITIES } from "../../../src/shared/municipalities.ts";
import { ALL_LISTINGS } from "../listings.ts";
import { REQUEST_INPUT } from "../people.ts";
import type { Call } from "./http-load.ts";
import type { Seeded } from "./seed-market.ts";

/** Price bands that together hold most listings of the seed, in centavos. */
const BANDS = [
  [null, null],
  [500, 5_000],
  [5_000, 25_000],
  [25_000, 100_000],
] as const;
const WORDS = ["cimento", "porcelanato eliane", "furadeira bosch", "tinta", "serra mármore", "piso", "andaime"];

const query = (path: string, input: unknown) => `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;

/** The nth combination of category, city and price band; every other one is not limited to a city. */
export function searchAt(n: number): SearchListingsInput {
  const [minPriceCents, maxPriceCents] = at(BANDS, Math.floor(n / 10));
  const category = at(MARKETPLACE_CATEGORIES, n).slug;
  const cityId = n % 2 ? at(MUNICIPALITIES, n * 7).ibge : null;
  return { ...ALL_LISTINGS, category, cityId, minPriceCents, maxPriceCents, sort: "created_at_desc" };
}

const search = (input: Partial<ListingFilter>) =>
  query("listings.search", { ...ALL_LISTINGS, sort: "relevance", ...input });

/** What people do most, each as a function of the number of the call. A further parameter keeps it out of the cache. */
export function callsOf({ requestIds, listingIds, cookies, logIns }: Seeded) {
  const person = (n: number) => at(cookies, n);
  const address = (n: number) => `198.18.${Math.floor(n / 250) % 250}.${n % 250}`;
  return {
    list: (n) => ({ path: `${query("listings.search", searchAt(n))}&n=${n}` }),
    text: (n) => ({ path: `${search({ text: at(WORDS, n) })}&n=${n}` }),
    cached: () => ({ path: query("listings.search", searchAt(0)) }),
    detail: (n) => ({ path: `${query("listings.byId", { id: at(listingIds, n) })}&n=${n}` }),
    directory: (n) => ({
      path: `${query("networking.directory", { text: "", specialty: at(SERVICE_TYPES, n), region: null, userType: null, page: 1 })}&n=${n}`,
    }),
    requests: (n) => ({
      path: query("requests.list", { serviceType: n % 2 ? at(SERVICE_TYPES, n) : null }),
      cookie: person(n),
    }),
    create: (n) => ({
      path: "/trpc/requests.create",
      cookie: person(n),
      body: { ...REQUEST_INPUT, submissionId: crypto.randomUUID() },
    }),
    interest: (n) => ({
      path: "/trpc/requests.setInterest",
      cookie: person(n),
      body: { id: at(requestIds, n + 1), interested: true },
    }),
    logIn: (n) => ({ path: "/trpc/auth.logIn", address: address(n), body: { ...at(logIns, n), role: null } }),
  } satisfies Record<string, (n: number) => Call>;
}
