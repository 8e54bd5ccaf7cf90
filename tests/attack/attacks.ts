import { type Browser, chromium } from "@playwright/test";
import { NEW_PERSON_LIMITS, PERSON_LIMITS, VISITOR_LIMITS } from "../../src/features/contacts/rules.ts";
import { findChromium } from "../support/chromium.ts";
import { atMost, type Figure, none } from "../support/measure/figures.ts";
import type { Product } from "../support/product.ts";
import { scriptPayloads } from "../support/script-payloads.ts";
import { API_ATTACKS } from "./api-attacks.ts";
import type { Attack, Check } from "./attack.ts";
import { poisonCaches } from "./cache-poisoning.ts";
import { collectContacts } from "./collect-contacts.ts";
import { attackAcrossOrigins, FRAMED_SCREENS } from "./cross-origin.ts";
import { sendHostileRequests } from "./hostile-http.ts";
import { FROM_MANY_ADDRESSES, FROM_ONE_ADDRESS, logInStorm, type Storm } from "./login-storm.ts";
import { oneAccount } from "./one-account.ts";
import { attackWithScripts } from "./stored-scripts.ts";

/** People who log in during a storm: on devices that they used before, and on new ones. */
const OTHERS = 5;
const OTHERS_SLOWDOWN_MAX = 3;
/** Floor for the quiet p95, because a ratio of very short times means nothing. */
const QUIET_MIN_MS = 20;

async function storm(product: Product, seconds: number, kind: Storm): Promise<Figure[]> {
  const figures = await logInStorm(product, seconds, kind, OTHERS);
  const { quiet, storm: during, known, strangers, answers, withoutRetryAfter } = figures;
  const all: Figure[] = [
    {
      name: "others' log-ins during the storm, on devices they used before",
      target: `all ${OTHERS}`,
      figure: `${known.succeeded} after ${known.tries} tries`,
      ok: known.succeeded === OTHERS,
    },
    {
      name: "others' log-ins during the storm, on new devices",
      target: "for comparison",
      figure: `${strangers.succeeded} of ${OTHERS} after ${strangers.tries} tries`,
      ok: true,
    },
    { name: "log-ins", target: "none hangs", figure: JSON.stringify(answers), ok: !answers["hung"] },
    atMost("429 without Retry-After", withoutRetryAfter, 0),
  ];
  if (kind.manyAddresses) return all;
  const max = OTHERS_SLOWDOWN_MAX * Math.max(quiet.p95, QUIET_MIN_MS);
  return [...all, atMost(`others' p95 in ms (quiet ${quiet.p95})`, during.p95, max)];
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
  const { fromAnswers, byVisitor, bySession, byNewSession, byDetails } = await collectContacts(product);
  return [
    atMost("numbers out of lists, details and pages", fromAnswers, 0),
    atMost("numbers for one address without a session", byVisitor, VISITOR_LIMITS[0].max),
    atMost("numbers for one session, from many addresses", bySession, PERSON_LIMITS[0].max),
    atMost("the same for a new account", byNewSession, NEW_PERSON_LIMITS[0].max),
    atMost("numbers out of requests' details, with premium", byDetails, PERSON_LIMITS[0].max),
  ];
}

/** Runs `work` with a browser. */
async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  return work(browser).finally(() => browser.close());
}

const SCRIPTS = 200;
/** A world has about 70 texts: 20 seconds are ten worlds, in which each payload is in several fields. */
const SECONDS_PER_WORLD = 2;
const TYPED_PER_SECOND = 10;

async function storeScripts({ stack }: Product, seconds: number): Promise<Figure[]> {
  const worlds = Math.ceil(seconds / SECONDS_PER_WORLD);
  const size = { payloads: scriptPayloads(SCRIPTS), worlds, typed: seconds * TYPED_PER_SECOND };
  const figures = await withBrowser((browser) => attackWithScripts(stack, browser, size, console.log));
  const { texts, fields, looks, found, unseen, unwritten } = figures;
  return [
    none(`what ran, was reported or not escaped: ${SCRIPTS} payloads, ${texts} texts, ${looks} looks`, found),
    none(`fields that no screen shows, of ${fields}`, unseen),
    none("mutations with texts that were left out", unwritten),
  ];
}

async function crossOrigins({ stack }: Product): Promise<Figure[]> {
  const { writes, answers, accepted, changed, read, framed, possible } = await withBrowser((browser) =>
    attackAcrossOrigins(stack, browser, { screens: FRAMED_SCREENS, each: 1, share: 1 }),
  );
  return [
    none(`writes accepted, of ${writes} (${possible} possible) in ${answers} requests`, accepted),
    none("tables changed", changed),
    none("answers read and sockets opened", read),
    none(`screens framed, of ${FRAMED_SCREENS.length}`, framed),
  ];
}

export const ATTACKS: readonly (Attack | Check)[] = [
  { name: "one-account", run: oneAccount },
  { name: "login-storm", run: (product, seconds) => storm(product, seconds, FROM_ONE_ADDRESS) },
  { name: "login-storm-many", run: (product, seconds) => storm(product, seconds, FROM_MANY_ADDRESSES) },
  { name: "cache-poisoning", settings: { EDGE_CACHE_SECONDS: "15" }, run: poison },
  { name: "hostile-http", run: hostile },
  { name: "collect-contacts", run: collect },
  { name: "stored-scripts", run: storeScripts },
  { name: "cross-origin", run: crossOrigins },
  ...API_ATTACKS,
  { name: "mutants", check: async (files) => (await import("./mutants.ts")).killMutants(files) },
];
