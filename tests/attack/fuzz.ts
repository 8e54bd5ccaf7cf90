import { and, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import { rateLimits, sessions, users } from "../../db/schema/index.ts";
import { hashToken } from "../../src/platform/hashing/tokens.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { AUDIENCES, type Audience, type Subject } from "../support/matrix/audiences.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures, type InputSchema, inputSchemaOf, type Procedure } from "../support/matrix/procedures.ts";
import { type Everyone, makeEveryone, makeSubject } from "../support/matrix/subject.ts";
import type { Person } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { inputsFor, toJson } from "./inputs.ts";

export interface FuzzOptions {
  /** Calls of each procedure. */
  each: number;
  /** The same seed leads to the same inputs, apart from ids. */
  seed: number;
  procedures?: readonly Procedure[];
  onProgress?: (done: number, of: number, figures: FuzzFigures) => void;
}

export interface FuzzFigures {
  calls: number;
  /** Calls that did what they were told. */
  succeeded: number;
  /** Calls whose input was accepted, and that were refused for another reason. */
  refused: number;
  /** Calls answered with 5xx or not at all. */
  failed: string[];
  /** Refusals without a code, or of an input without a message in Portuguese. */
  unclear: string[];
  /** Answers that tell something of the inside. */
  leaked: string[];
}

/** Calls with the same people and rate limits; these are then put in order again. */
const ROUND = 10;
/** Rounds with the same subject, much of which the calls use up. */
const ROUNDS_OF_A_SUBJECT = 6;

const INSIDE = /\bat \S+ \(|\.(?:js|ts):\d+|node_modules|TypeError|RangeError|SQLITE|jsg\.|constraint failed|no such/;
/** What libraries say of their own accord. */
const ENGLISH =
  /\b(?:invalid|expected|received|required|must|too (?:big|small|long|short)|unrecognized|string|number)\b/i;

interface Scene {
  crowd: Everyone;
  subject: Subject;
  /** Everything that has an id, so that inputs hit something. */
  ids: string[];
}

async function makeScene(product: Product): Promise<Scene> {
  const crowd = await makeEveryone(product);
  return withSubject(product, crowd);
}

async function withSubject(product: Product, crowd: Everyone): Promise<Scene> {
  const subject = await makeSubject(product, crowd.owner);
  const ids = Object.values(subject).filter((value): value is string => /^[\da-f-]{36}$/.test(String(value)));
  return { crowd, subject, ids: [...ids, ...Object.values(crowd).map(({ id }) => id)] };
}

/** Logs everybody in again and clears the rate limits; returns whether all accounts are still open. */
async function restore({ db }: Product, people: readonly Person[]): Promise<boolean> {
  const now = Date.now();
  const expiresAt = Math.floor((now + 30 * DAY_MS) / 1_000);
  const ids = people.map(({ id }) => id);
  const open = await db.$count(users, and(inArray(users.id, ids), isNull(users.blockedAt)));
  if (open < ids.length) return false;
  await db.batch([
    db.delete(rateLimits),
    db
      .insert(sessions)
      .values(
        people.map(({ id, cookie }) => {
          return { id: hashToken(cookie.slice("sessao=".length)), userId: id, expiresAt, createdAt: now };
        }),
      )
      .onConflictDoNothing(),
  ]);
  return true;
}

interface Call {
  audience: Audience;
  input: unknown;
}

/** Prefers those who may make the call, since the others never reach its code. */
function anyCall({ path, kind }: Procedure, schema: InputSchema, { subject, ids }: Scene): fc.Arbitrary<Call> {
  const row = MATRIX[path];
  if (!row) throw new Error(`${path} is missing in the matrix`);
  const welcome = AUDIENCES.filter(
    (audience) => !/^(?:auth|admin|premium)\.(?:required|incomplete)$/.test(row.outcome[audience]),
  );
  const audience = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...welcome) },
    { weight: 1, arbitrary: fc.constantFrom(...AUDIENCES) },
  );
  return fc.record({ audience, input: inputsFor(kind, schema, row.input(subject), ids) });
}

interface Refusal {
  error?: { data?: { code?: string; fields?: Record<string, string> } };
}

/** Why a refusal does not help the person who gets it; null if it does. */
function whyUnclear(text: string): string | null {
  if (!text.startsWith("{")) return ENGLISH.test(text) ? text : null;
  const { code, fields = {} } = (JSON.parse(text) as Refusal).error?.data ?? {};
  if (!code) return "no code";
  const messages = Object.values(fields);
  if (code === "input.invalid" && messages.length === 0) return "no field";
  return messages.find((message) => message.trim() === "" || ENGLISH.test(message)) ?? null;
}

async function call(product: Product, { path, kind }: Procedure, { audience, input }: Call, crowd: Everyone) {
  const json = toJson(input);
  const headers = {
    "content-type": "application/json",
    origin: product.stack.url,
    "cf-connecting-ip": "203.0.113.7",
    ...(audience === "visitor" ? {} : { cookie: crowd[audience].cookie }),
  };
  const isQuery = kind === "query";
  const search = isQuery && input !== undefined ? `?input=${encodeURIComponent(json)}` : "";
  const init = isQuery ? { headers } : { method: "POST", headers, body: json };
  const name = `${path} as ${audience}: ${json.length > 300 ? `${json.slice(0, 300)}… (${json.length})` : json}`;
  try {
    const response = await product.fetch(`/trpc/${path}${search}`, init);
    return { name, status: response.status, text: await response.text() };
  } catch (error) {
    return { name, status: 0, text: String(error) };
  }
}

function note(figures: FuzzFigures, { name, status, text }: Awaited<ReturnType<typeof call>>): void {
  figures.calls++;
  if (status === 200) figures.succeeded++;
  else if (status === 0 || status >= 500) figures.failed.push(`${status} ${name} → ${text.slice(0, 300)}`);
  else {
    if (!text.includes("input.invalid")) figures.refused++;
    const why = whyUnclear(text);
    if (why !== null) figures.unclear.push(`${status} ${name} → ${why}`);
    if (INSIDE.test(text)) figures.leaked.push(`${status} ${name} → ${text.slice(0, 300)}`);
  }
}

/** Calls every procedure with inputs that are generated from its schema, as every kind of person. */
export async function fuzz(product: Product, options: FuzzOptions): Promise<FuzzFigures> {
  const { each, seed, procedures = allProcedures(), onProgress } = options;
  const figures: FuzzFigures = { calls: 0, succeeded: 0, refused: 0, failed: [], unclear: [], leaked: [] };
  let scene = await makeScene(product);
  let rounds = 0;
  for (const procedure of procedures) {
    const schema = inputSchemaOf(procedure.input);
    for (let made = 0; made < each; made += ROUND) {
      const isIntact = await restore(product, Object.values(scene.crowd));
      if (!isIntact) scene = await makeScene(product);
      else if (++rounds % ROUNDS_OF_A_SUBJECT === 0) scene = await withSubject(product, scene.crowd);
      const numRuns = Math.min(ROUND, each - made);
      const calls = fc.sample(anyCall(procedure, schema, scene), { numRuns, seed: seed + made });
      const answers = await Promise.all(calls.map((each) => call(product, procedure, each, scene.crowd)));
      for (const answer of answers) note(figures, answer);
    }
    onProgress?.(procedures.indexOf(procedure) + 1, procedures.length, figures);
  }
  return figures;
}
