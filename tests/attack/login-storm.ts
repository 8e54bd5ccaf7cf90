import type { Person } from "../support/people.ts";
import { makePerson } from "../support/people.ts";
import type { Product } from "../support/product.ts";

/** How often somebody else is served while the log-ins rain. */
const PROBE_EVERY_MS = 20;
/** An answer that takes longer counts as hanging. */
const PATIENCE_MS = 30_000;

export interface Storm {
  /** HTTP requests a second, evenly spread. */
  requests: number;
  /** Log-ins in each of them. */
  logInsEach: number;
  /** Whether each request comes from an address of its own. */
  manyAddresses: boolean;
}

/** A hundred log-ins a second: in ten batches from one address, and one by one from a hundred. */
export const FROM_ONE_ADDRESS: Storm = { requests: 34, logInsEach: 3, manyAddresses: false };
export const FROM_MANY_ADDRESSES: Storm = { requests: 100, logInsEach: 1, manyAddresses: true };

export interface StormFigures {
  /** Answers to others, in milliseconds; the same calls before the storm and in it. */
  quiet: { p50: number; p95: number; max: number };
  storm: { p50: number; p95: number; max: number };
  /** Calls of others that were answered in the storm. */
  served: number;
  /** How the log-ins were answered: HTTP status to number of requests; `hung` had no answer in time. */
  answers: Record<string, number>;
  /** Refusals with 429 that did not say when to try again. */
  withoutRetryAfter: number;
  /** How long the last log-in was answered after the storm was over, in milliseconds. */
  drainedMs: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function quantiles(times: number[]): StormFigures["quiet"] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Serves one person, call after call, until it is told to end; gives back how long each answer took. */
function serve(product: Product, person: Person): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const calls = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await product.query("auth.me", undefined, {
        cookie: person.cookie,
        address: "198.51.100.250",
      });
      if (status !== 200) throw new Error(`somebody else was answered with ${status}`);
      times.push(performance.now() - started);
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await calls;
    return times;
  };
}

async function logIn(product: Product, storm: Storm, address: string): Promise<Response> {
  const inputs = Array.from({ length: storm.logInsEach }, (_, i) => {
    return [i, { email: `alvo-${address}-${i}@exemplo.com`, password: "errada", role: null }];
  });
  const procedures = inputs.map(() => "auth.logIn").join(",");
  const response = await product.fetch(`/trpc/${procedures}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.stack.url, "cf-connecting-ip": address },
    body: JSON.stringify(Object.fromEntries(inputs)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  return response;
}

/** Lets log-ins with wrong passwords rain for some seconds, and measures what others notice of it. */
export async function logInStorm(product: Product, seconds: number, storm: Storm): Promise<StormFigures> {
  const person = await makePerson(product, { client: true });
  const endQuiet = serve(product, person);
  await sleep(seconds * 1_000);
  const quiet = quantiles(await endQuiet());

  const answers: Record<string, number> = {};
  let withoutRetryAfter = 0;
  const attack = async (number: number) => {
    const address = storm.manyAddresses ? `203.0.${number >> 8}.${number & 255}` : "203.0.113.9";
    let answer: string;
    try {
      const { status, headers } = await logIn(product, storm, address);
      answer = String(status);
      if (status === 429 && !headers.has("retry-after")) withoutRetryAfter++;
    } catch {
      answer = "hung";
    }
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const attacks: Promise<void>[] = [];
  const endStorm = serve(product, person);
  const began = performance.now();
  while (attacks.length < seconds * storm.requests) {
    const due = Math.min((performance.now() - began) / 1_000, seconds) * storm.requests;
    while (attacks.length < due) attacks.push(attack(attacks.length));
    await sleep(1_000 / storm.requests);
  }
  const times = await endStorm();
  const over = performance.now();
  await Promise.all(attacks);
  const drainedMs = Math.round(performance.now() - over);
  return { quiet, storm: quantiles(times), served: times.length, answers, withoutRetryAfter, drainedMs };
}
