import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Answers } from "../attack/attack.ts";
import { findInconsistencies } from "../support/consistency.ts";
import { atMost, type Figure, none } from "../support/measure/figures.ts";
import { type Call, headersOf, requestsPerSecond } from "../support/measure/http-load.ts";
import { callsOf } from "../support/measure/market-calls.ts";
import { seedMarket } from "../support/measure/seed-market.ts";
import type { Product } from "../support/product.ts";
import { type Part, withProduct } from "./part.ts";

const WANTED_RATE = 100;
/** Of what the product bears, so that the load is below it on any machine. */
const BEARABLE = 0.6;
const OVERLOAD = 3;
const OVERLOAD_SECONDS_MAX = 30;
/** From when a call has a connection: until then it waits in the generator, and the product knows nothing of it. */
const PATIENCE_MS = 60_000;
const OUT_OF_PATIENCE = Object.assign(new Error("no answer"), { code: "ETIMEDOUT" });
const TICK_MS = 20;
/** A short load runs beside other tests, maybe on a slow machine. */
const RECOVERY_SECONDS = { short: 90, long: 10 };
const SLOWDOWN_MAX = 3;
/** Floor for the quiet p95, because a ratio of very short times means nothing. */
const QUIET_MIN_MS = 50;
const CONNECTIONS = 16;
/** More than the product lets wait. Cloudflare ends the connections of browsers; the local runtime resets some of thousands. */
const MAX_SOCKETS = 512;
/** The seed inserts rows without what the product writes with them. */
const SEEDED = ["request without its first notification", "profile without its account's search entry"];
const TOTALS = ["users", "subscriptions", "requests", "listings"].map((name) => `total of ${name}`);

/** Ten calls of which two are writes. */
function mixOf(calls: ReturnType<typeof callsOf>): (n: number) => Call {
  const { list, text, cached, detail, directory, requests, create, interest } = calls;
  const mix = [list, requests, interest, detail, text, cached, requests, create, directory, detail];
  return (n) => mix[n % mix.length]?.(n) as Call;
}

function send(agent: Agent, origin: string, call: Call): Promise<string> {
  return new Promise((resolve) => {
    const text = call.body === undefined ? undefined : JSON.stringify(call.body);
    const method = text === undefined ? "GET" : "POST";
    const sent = request(`${origin}${call.path}`, { agent, headers: headersOf(origin, call), method });
    sent.on("socket", () => {
      const patience = setTimeout(() => sent.destroy(OUT_OF_PATIENCE), PATIENCE_MS);
      sent.on("close", () => clearTimeout(patience));
    });
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", () => resolve("cut off"));
    });
    sent.on("error", ({ code }: NodeJS.ErrnoException) => {
      // The server closed the kept connection meanwhile. Browsers send again, too.
      if (sent.reusedSocket && code === "ECONNRESET") resolve(send(agent, origin, call));
      else resolve(`no answer (${code})`);
    });
    sent.end(text);
  });
}

let sentSoFar = 0;

/** Sends calls at a fixed rate, however long they take. Returns once all are sent; `all` once all are answered. */
async function sendAtRate(origin: string, callAt: (n: number) => Call, rate: number, seconds: number) {
  const answers = new Answers();
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const started = performance.now();
  const pending: Promise<void>[] = [];
  const total = Math.round(rate * seconds);
  while (pending.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * rate));
    while (pending.length < due) {
      const sentAt = performance.now();
      const answered = send(agent, origin, callAt(sentSoFar++));
      pending.push(answered.then((code) => answers.add(code, performance.now() - sentAt)));
    }
    await pause(TICK_MS);
  }
  const all = Promise.all(pending).then(() => {
    agent.destroy();
    return answers;
  });
  return { all };
}

const atRate = async (...load: Parameters<typeof sendAtRate>): Promise<Answers> => (await sendAtRate(...load)).all;

/** Whether the percentiles of such a load mean something. */
const isLong = (seconds: number) => seconds >= 20;

/** Answers that tell of trouble, such as 503. */
const refused = (answers: Answers) => answers.countBut("200", "429");

const p95 = (answers: Answers) => Math.round(answers.percentile(0.95));

async function loadProduct(product: Product, seconds: number, size: number): Promise<Figure[]> {
  const { url } = product.stack;
  const recovery = RECOVERY_SECONDS[isLong(seconds) ? "long" : "short"];
  const sizes = { listings: size, providers: size, requests: Math.ceil(size / 2.5), people: Math.min(size, 2_000) };
  const callAt = mixOf(callsOf(await seedMarket(product.stack, sizes)));
  const readAt = (n: number) => callAt(n % 10 === 2 || n % 10 === 7 ? n + 1 : n);
  const measureSeconds = Math.min(5, seconds);
  const borne = await requestsPerSecond(url, () => readAt(sentSoFar++), {
    ms: measureSeconds * 1000,
    connections: CONNECTIONS,
  });
  const rate = Math.min(WANTED_RATE, borne * BEARABLE);
  let steady = await atRate(url, callAt, rate, seconds);
  // A machine that stood still for a second answers what came meanwhile with 503.
  for (let tried = 1; tried < 3 && refused(steady) > 0; tried++) steady = await atRate(url, callAt, rate, seconds);
  const sent = await sendAtRate(url, callAt, borne * OVERLOAD, Math.min(seconds, OVERLOAD_SECONDS_MAX));
  const over = performance.now();
  // All may be answered before it has to be well again.
  await Promise.race([sent.all, pause(recovery * 1000)]);
  let after = await atRate(url, callAt, rate, measureSeconds);
  while (refused(after) > 0 && performance.now() - over < recovery * 1000) {
    after = await atRate(url, callAt, rate, measureSeconds);
  }
  const overload = await sent.all;
  const slowdown = atMost(
    `within ${recovery} s: p95 in ms (before ${p95(steady)})`,
    p95(after),
    SLOWDOWN_MAX * Math.max(QUIET_MIN_MS, p95(steady)),
  );
  const perSecond = (count: number) => `${Math.round(count)} a second`;
  return [
    {
      name: `20 % writes, ${perSecond(rate)} (it bears ${Math.round(borne)}), ${seconds} s`,
      target: "no 5xx",
      figure: `${steady}; p95 ${p95(steady)} ms`,
      ok: refused(steady) === 0,
    },
    {
      name: `${OVERLOAD} times what it bears`,
      target: "only 200, 429, 503",
      figure: `${overload}; p95 ${p95(overload)} ms`,
      ok: overload.countBut("200", "429", "503") === 0,
    },
    {
      name: `within ${recovery} s: answers`,
      target: "no 5xx",
      figure: String(after),
      ok: refused(after) === 0,
    },
    ...(isLong(seconds) ? [slowdown] : []),
    none("half-applied writes, damage", await findInconsistencies(product, [...SEEDED, ...TOTALS])),
  ];
}

/** Providers, and as many listings; two of five have a request. */
const SIZES = { short: 500, long: 50_000 };

/** The rounds are seconds of steady load. */
export const LOAD: Part = {
  name: "load",
  rounds: { small: 2, usual: 60, full: 600 },
  run: (seconds) =>
    withProduct({}, (product) => loadProduct(product, seconds, isLong(seconds) ? SIZES.long : SIZES.short)),
};
