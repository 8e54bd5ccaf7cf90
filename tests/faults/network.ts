import { findInconsistencies } from "../support/consistency.ts";
import { type Fault, type FlakyProxy, startFlakyProxy } from "../support/flaky-proxy.ts";
import { AUDIENCES, type Audience, type Row, type Subject } from "../support/matrix/audiences.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures } from "../support/matrix/procedures.ts";
import { type Everyone, makeEveryone, makeSubject } from "../support/matrix/subject.ts";
import { atMost, type Figure, none } from "../support/measure/figures.ts";
import { type Answer, type Product, untilServed } from "../support/product.ts";
import { type Part, withProduct } from "./part.ts";

const FAULTS: readonly Fault[] = ["reset", "cut", "cut-after-write", "bad-gateway", "busy", "slow", "hang"];
const TIMEOUT_MS = "250";
const PATIENCE_MS = 10_000;
/** With which a session or premium would be denied to those who have it. */
const DENIALS: readonly string[] = ["auth.required", "auth.incomplete", "premium.required", "admin.required"];
/** Rows that the tests insert or delete by themselves. */
const OWN_ROWS = ["request without its first notification", "notification of no request"];

interface Scene {
  product: Product;
  proxy: FlakyProxy;
  people: Everyone;
  subject: Subject | null;
  wrong: string[];
  calls: number;
  failed: number;
  longestMs: number;
}

const isDenied = (row: Row, audience: Audience) => DENIALS.includes(row.outcome[audience]);

/** Somebody who may call it and, if there is anybody, somebody who may not. */
function callersOf(row: Row): Audience[] {
  const allowed = AUDIENCES.toReversed().find((audience) => !isDenied(row, audience));
  const denied = (["provider", "incomplete", "visitor"] as const).find((audience) => isDenied(row, audience));
  return [allowed, denied].filter((audience) => audience !== undefined);
}

const PHONE = /679\d{8}/;

/** What is wrong with an answer while the database fails; null if nothing is. */
function problemOf(path: string, row: Row, audience: Audience, { status, error, data, headers, text }: Answer) {
  if (status === 503) {
    if (PHONE.test(text)) return "tells a phone number";
    const told = error?.code === "unavailable" || error?.code.endsWith(".unavailable");
    return told && (error?.code !== "unavailable" || Number(headers.get("retry-after")) > 0)
      ? null
      : "503 as it is not";
  }
  if (status >= 500) return `status ${status}`;
  const isTaken = path === "auth.me" && status === 200;
  if (isTaken && (data === null) !== (audience === "visitor")) return "taken for somebody else";
  if (isDenied(row, audience)) return status === 200 ? "taken for somebody with more rights" : null;
  return error && DENIALS.includes(error.code) ? `taken for somebody with less rights: ${error.code}` : null;
}

async function callUnder(scene: Scene, path: string, row: Row, [fault, after, audience]: [Fault, number, Audience]) {
  const { product, proxy, people } = scene;
  const isQuery = allProcedures().find((procedure) => procedure.path === path)?.kind === "query";
  scene.subject ??= await makeSubject(product, people.owner);
  await product.db.run("delete from rate_limits");
  const input = row.input(scene.subject);
  const options = audience === "visitor" ? {} : people[audience];
  const started = performance.now();
  proxy.fail(fault, after);
  const answer = await (isQuery ? product.query(path, input, options) : product.mutate(path, input, options));
  proxy.fail("none");
  if (!isQuery && !isDenied(row, audience)) scene.subject = null;
  scene.calls++;
  if (answer.status === 503) scene.failed++;
  scene.longestMs = Math.max(scene.longestMs, performance.now() - started);
  const problem = problemOf(path, row, audience, answer);
  if (problem) scene.wrong.push(`${path} as ${audience}, ${fault} after ${after}: ${problem}`);
}

async function failEachStatement(product: Product, proxy: FlakyProxy, procedures: number): Promise<Figure[]> {
  const people = await makeEveryone(product);
  const scene: Scene = { product, proxy, people, subject: null, wrong: [], calls: 0, failed: 0, longestMs: 0 };
  const rows = Object.entries(MATRIX).filter(([, { roundTrips }]) => roundTrips > 0);
  const step = Math.max(1, Math.floor(rows.length / procedures));
  const chosen = rows.filter((_, i) => i % step === 0);
  for (const [i, [path, row]] of chosen.entries()) {
    if (i % 20 === 19) console.log(`${i + 1} of ${chosen.length} procedures`);
    for (const fault of FAULTS) {
      for (let after = 0; after < row.roundTrips; after++) {
        for (const audience of callersOf(row)) await callUnder(scene, path, row, [fault, after, audience]);
      }
    }
  }
  const { data } = await untilServed(() => product.query("auth.me", undefined, people.premium));
  const isBack = (data as { isPremium?: boolean } | null)?.isPremium === true;
  return [
    none("sessions or premium lost afterwards", isBack ? [] : ["premium"]),
    none(`answers but success, refusal or 503, of ${scene.calls} (${scene.failed} were 503)`, scene.wrong),
    atMost("longest answer in ms", Math.round(scene.longestMs), PATIENCE_MS),
    none("half-applied writes, damage", await findInconsistencies(product, OWN_ROWS)),
  ];
}

async function withFlakyDatabase(procedures: number): Promise<Figure[]> {
  let databaseUrl = "";
  const proxy = await startFlakyProxy(() => databaseUrl);
  try {
    return await withProduct({ settings: { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: TIMEOUT_MS } }, (product) => {
      ({ databaseUrl } = product.stack);
      return failEachStatement(product, proxy, procedures);
    });
  } finally {
    await proxy.stop();
  }
}

export const DATABASE_NETWORK: Part = {
  name: "database-network",
  rounds: { small: 3, usual: Math.ceil(Object.keys(MATRIX).length / 2), full: Object.keys(MATRIX).length },
  run: withFlakyDatabase,
};
