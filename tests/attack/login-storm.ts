import { hashPassword } from "../../src/features/auth/passwords.ts";
import { PASSWORD } from "../support/passwords.ts";
import { makePerson, type Person } from "../support/people.ts";
import type { Product } from "../support/product.ts";

/** Pause between the calls of the regular user whose response times are measured. */
const PROBE_EVERY_MS = 20;
/** How long the storm has lasted when others begin to log in. */
const BEFORE_OTHERS_MS = 1_000;
/** A response that takes longer counts as hanging. */
const PATIENCE_MS = 30_000;

export interface Storm {
  /** HTTP requests per second, evenly spread. */
  requests: number;
  /** Log-ins batched in each request. */
  logInsEach: number;
  /** Whether each request uses its own IP address. */
  manyAddresses: boolean;
}

/** About a hundred log-ins per second: in batches of three from one IP address, or singly from many. */
export const FROM_ONE_ADDRESS: Storm = { requests: 34, logInsEach: 3, manyAddresses: false };
export const FROM_MANY_ADDRESSES: Storm = { requests: 100, logInsEach: 1, manyAddresses: true };

/** People who log in with the right password, and how many tries each makes. */
interface LogIns {
  succeeded: number;
  tries: number[];
}

export interface StormFigures {
  /** Response times of another user in milliseconds, before and during the storm. */
  quiet: { p50: number; p95: number; max: number };
  storm: { p50: number; p95: number; max: number };
  /** What one log-in takes while nobody else does anything. */
  logInMs: number;
  /** Calls by the other user that were answered during the storm. */
  served: number;
  /** Others who log in meanwhile, on devices that they used before and on new ones. */
  known: LogIns;
  strangers: LogIns;
  /** The number of log-in requests per HTTP status; `hung` counts those without a response in time. */
  answers: Record<string, number>;
  /** 429 responses without a Retry-After header. */
  withoutRetryAfter: number;
  /** Time from the end of the storm until the last log-in was answered, in milliseconds. */
  drainedMs: number;
}

/** Storms until now: each from one address has its own, which has reached no limit yet. */
let storms = 0;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function quantiles(times: number[]): StormFigures["quiet"] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Makes calls as this person until the returned function is called, which resolves to the response times in ms. */
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

/**
 * Makes people with a device, known or new. Each function that it returns tries to log in, each time as late as the
 * answer says, until that succeeds or `isOver`.
 */
function makeOthers(product: Product, count: number, kind: "known" | "new") {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const { email } = await makePerson(product, { client: true, passwordHash: await hashPassword(PASSWORD) });
      const logInWith = (address: string, cookie?: string) =>
        product.mutate("auth.logIn", { email, password: PASSWORD, role: null }, { address, cookie });
      const before = kind === "known" ? await logInWith("198.51.100.200") : null;
      const cookie = before?.cookies.find((each) => each.startsWith("aparelho="))?.split(";")[0];
      return async (isOver: () => boolean) => {
        for (let tries = 1; ; tries++) {
          const { status, headers } = await logInWith(`198.51.100.${number}`, cookie);
          if (status === 200 || isOver()) return { succeeded: status === 200, tries };
          await sleep(1_000 * Number(headers.get("retry-after") ?? 1));
        }
      };
    }),
  );
}

async function outcomeOf(logIns: Promise<{ succeeded: boolean; tries: number }>[]): Promise<LogIns> {
  const outcomes = await Promise.all(logIns);
  return {
    succeeded: outcomes.filter(({ succeeded }) => succeeded).length,
    tries: outcomes.map(({ tries }) => tries),
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

/**
 * Measures another user's response times for `seconds` without and then with log-ins that use wrong passwords.
 * Meanwhile, as many others of each kind as `othersCount` log in with the right one.
 */
export async function logInStorm(
  product: Product,
  seconds: number,
  storm: Storm,
  othersCount = 0,
): Promise<StormFigures> {
  const person = await makePerson(product, { client: true });
  const known = await makeOthers(product, othersCount, "known");
  const strangers = await makeOthers(product, othersCount, "new");
  const endQuiet = serve(product, person);
  await sleep(seconds * 1_000);
  const quiet = quantiles(await endQuiet());
  const loggedInAt = performance.now();
  await logIn(product, { ...storm, logInsEach: 1 }, "198.51.100.249");
  const logInMs = performance.now() - loggedInAt;

  const answers: Record<string, number> = {};
  let withoutRetryAfter = 0;
  const oneAddress = `203.0.113.${++storms}`;
  const attack = async (number: number) => {
    const address = storm.manyAddresses ? `203.0.${number >> 8}.${number & 255}` : oneAddress;
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
  let isOver = false;
  const began = performance.now();
  const others = (logIns: typeof known) => outcomeOf(logIns.map((logInPatiently) => logInPatiently(() => isOver)));
  const meanwhile = sleep(BEFORE_OTHERS_MS).then(() => Promise.all([others(known), others(strangers)]));
  while (attacks.length < seconds * storm.requests) {
    const due = Math.min((performance.now() - began) / 1_000, seconds) * storm.requests;
    while (attacks.length < due) attacks.push(attack(attacks.length));
    await sleep(1_000 / storm.requests);
  }
  const times = await endStorm();
  isOver = true;
  const over = performance.now();
  await Promise.all(attacks);
  const drainedMs = Math.round(performance.now() - over);
  const [knownLogIns, strangersLogIns] = await meanwhile;
  return {
    quiet,
    storm: quantiles(times),
    logInMs,
    served: times.length,
    known: knownLogIns,
    strangers: strangersLogIns,
    answers,
    withoutRetryAfter,
    drainedMs,
  };
}
