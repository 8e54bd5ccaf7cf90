import { PERSON_LIMITS, VISITOR_LIMITS } from "../../src/features/contacts/rules.ts";
import type { Product } from "../support/product.ts";
import type { Attack, Check, Figure } from "./attack.ts";
import { poisonCaches } from "./cache-poisoning.ts";
import { collectContacts } from "./collect-contacts.ts";
import { sendHostileRequests } from "./hostile-http.ts";
import { FROM_MANY_ADDRESSES, FROM_ONE_ADDRESS, logInStorm, type Storm } from "./login-storm.ts";
import { oneAccount } from "./one-account.ts";

/** A figure that must be zero. Shows up to five of the findings. */
const none = (name: string, found: readonly string[]): Figure => ({
  name,
  target: "0",
  figure: [found.length, ...found.slice(0, 5)].join(" | "),
  ok: found.length === 0,
});

const atMost = (name: string, figure: number, max: number): Figure => ({
  name,
  target: `≤ ${max}`,
  figure: String(figure),
  ok: figure <= max,
});

const OTHERS_SLOWDOWN_MAX = 3;
/** Floor for the quiet p95, because a ratio of very short times means nothing. */
const QUIET_MIN_MS = 20;

async function storm(product: Product, seconds: number, kind: Storm): Promise<Figure[]> {
  const { quiet, storm: during, answers, withoutRetryAfter } = await logInStorm(product, seconds, kind);
  const figures = [
    { name: "log-ins", target: "none hangs", figure: JSON.stringify(answers), ok: !answers["hung"] },
    atMost("429 without Retry-After", withoutRetryAfter, 0),
  ];
  if (kind.manyAddresses) return figures;
  const max = OTHERS_SLOWDOWN_MAX * Math.max(quiet.p95, QUIET_MIN_MS);
  return [...figures, atMost(`others' p95 in ms (quiet ${quiet.p95})`, during.p95, max)];
}

async function poison(product: Product): Promise<Figure[]> {
  const { attempts, poisoned } = await poisonCaches(product);
  return [none(`answers changed for others, of ${attempts} attempts`, poisoned)];
}

const RANDOM_REQUESTS_A_SECOND = 50;

async function hostile(product: Product, seconds: number): Promise<Figure[]> {
  const { requests, failed, leaked } = await sendHostileRequests(product, {
    random: seconds * RANDOM_REQUESTS_A_SECOND,
  });
  return [
    none(`answers ≥ 500, of ${requests} requests`, failed),
    none("answers that tell something of the inside", leaked),
  ];
}

async function collect(product: Product): Promise<Figure[]> {
  const { fromAnswers, byVisitor, bySession } = await collectContacts(product);
  return [
    atMost("numbers out of lists, details and pages", fromAnswers, 0),
    atMost("numbers for one address without a session", byVisitor, VISITOR_LIMITS[0].max),
    atMost("numbers for one session, from many addresses", bySession, PERSON_LIMITS[0].max),
  ];
}

export const ATTACKS: readonly (Attack | Check)[] = [
  { name: "one-account", run: oneAccount },
  { name: "login-storm", run: (product, seconds) => storm(product, seconds, FROM_ONE_ADDRESS) },
  { name: "login-storm-many", run: (product, seconds) => storm(product, seconds, FROM_MANY_ADDRESSES) },
  { name: "cache-poisoning", settings: { EDGE_CACHE_SECONDS: "15" }, run: poison },
  { name: "hostile-http", run: hostile },
  { name: "collect-contacts", run: collect },
  { name: "mutants", check: async (files) => (await import("./mutants.ts")).killMutants(files) },
];
