import { setTimeout as pause } from "node:timers/promises";
import { hashPassword } from "../../src/features/auth/passwords.ts";
import { PUBLISH_LIMITS } from "../../src/features/requests/rules.ts";
import { MAX_MUTATIONS_PER_REQUEST } from "../../src/shared/limits.ts";
import { newListing } from "../support/listings.ts";
import type { Figure } from "../support/measure/figures.ts";
import { PASSWORD } from "../support/passwords.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { Answers, flood, times } from "./attack.ts";

const ACCOUNTS = 5;
const PARALLEL = 3;
const OTHERS = 3;
/** Intervals at which each regular user reads and writes, far below the limits. */
const READ_EVERY_MS = 250;
const WRITE_EVERY_MS = 1_000;
const QUIET_SECONDS = 10;

const MAX_WRITE_MS = 2_000;
const MAX_SLOWDOWN = 3;
const UNNOTICED_MS = 50;
const MAX_LOGIN_MS = 2_000;
const MIN_WRITES_PER_SECOND = 10;

type Call = [path: string, input: unknown];

/** A batch with as many writes as a request may hold; the kind of batch changes with each round. */
function batchOf(round: number, person: Person, requestId: string): Call[] {
  const publish = (): Call => ["requests.create", newSubmission()];
  const kinds: Call[][] = [
    Array.from({ length: MAX_MUTATIONS_PER_REQUEST }, publish),
    [
      ["requests.setInterest", { id: requestId, interested: true }],
      ["requests.setInterest", { id: requestId, interested: false }],
      ["listings.create", newListing()],
    ],
    [publish(), ["profiles.updateBasics", basicsOf(person, round)], ["listings.create", newListing()]],
  ];
  return kinds[round % kinds.length] ?? [];
}

const basicsOf = ({ name, email }: Person, round: number) => ({
  name,
  email,
  whatsapp: `6799999${String(1_000 + (round % 9_000))}`,
});

async function send(product: Product, person: Person, calls: Call[], answers: Answers): Promise<void> {
  const started = performance.now();
  const response = await product
    .fetch(`/trpc/${calls.map(([path]) => path).join(",")}?batch=1`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.stack.url, cookie: person.cookie },
      body: JSON.stringify(Object.fromEntries(calls.map(([, input], i) => [i, input]))),
    })
    .catch(() => null);
  const parts = (await response?.json().catch(() => null)) as { error?: { data: { code: string } } }[] | null;
  if (!Array.isArray(parts)) return answers.add(String(response?.status ?? "no answer"));
  for (const part of parts) answers.add(part.error?.data.code ?? "ok", performance.now() - started);
}

interface Others {
  reads: Answers;
  writes: Answers;
}

/** Simulates regular users who read and write at a slow pace until `isOver` returns true. */
async function actGently(product: Product, requestId: string, isOver: () => boolean): Promise<Others> {
  const [reads, writes] = [new Answers(), new Answers()];
  const people = await Promise.all(Array.from({ length: OTHERS }, () => makePerson(product, { premium: true })));
  const every = async (ms: number, step: (round: number) => Promise<void>) => {
    for (let round = 0; !isOver(); round++) await Promise.all([step(round), pause(ms)]);
  };
  const read = async (person: Person) => {
    const started = performance.now();
    const answer = await product.query("requests.list", { serviceType: null }, person).catch(() => null);
    reads.add(answer ? (answer.error?.code ?? "ok") : "no answer", performance.now() - started);
  };
  const write = (person: Person, round: number) => {
    const call: Call =
      round % 2 === 0
        ? ["requests.setInterest", { id: requestId, interested: round % 4 === 0 }]
        : ["profiles.updateBasics", basicsOf(person, round)];
    return send(product, person, [call], writes);
  };
  await Promise.all(
    people.flatMap((person) => [
      every(READ_EVERY_MS, () => read(person)),
      every(WRITE_EVERY_MS, (round) => write(person, round)),
    ]),
  );
  return { reads, writes };
}

async function whileUsed<T>(product: Product, requestId: string, work: () => Promise<T>): Promise<[T, Others]> {
  let isOver = false;
  const others = actGently(product, requestId, () => isOver);
  const result = await work();
  isOver = true;
  return [result, await others];
}

async function attack(product: Product, seconds: number, requestId: string) {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => makePerson(product, { client: true })));
  const answers = new Answers();
  await flood(ACCOUNTS * PARALLEL, seconds, async (loop, round) => {
    const person = accounts[loop % ACCOUNTS] as Person;
    await send(product, person, batchOf(round, person, requestId), answers);
  });
  return { accounts, answers };
}

async function logInMs(product: Product, email: string): Promise<number> {
  const started = performance.now();
  const answer = await product.mutate("auth.logIn", { email, password: PASSWORD, role: null });
  return answer.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY;
}

/** How many times as long as before others wait. Shorter waits than the floor go unnoticed. */
function slowdown([quiet, during]: [quiet: Others, during: Others]): Figure {
  const ratio = (kind: keyof Others) =>
    during[kind].percentile(0.95) / Math.max(UNNOTICED_MS, quiet[kind].percentile(0.95));
  const [reads, writes] = [ratio("reads"), ratio("writes")];
  return {
    name: "limited: others' p95 ÷ quiet, reads and writes",
    target: `≤ ${MAX_SLOWDOWN}`,
    figure: `${reads.toFixed(1)}, ${writes.toFixed(1)}`,
    ok: Math.max(reads, writes) <= MAX_SLOWDOWN,
  };
}

/** Deletes each counter as soon as it is written, so that no limit applies and every write reaches the database. */
const WITHOUT_LIMITS = `create trigger attack_without_limits after insert on rate_limits
  begin delete from rate_limits where key = new.key; end`;

async function figuresOf(product: Product, name: string, others: [quiet: Others, during: Others], email: string) {
  const [quiet, { reads, writes }] = others;
  const loginMs = await logInMs(product, email);
  const hasEnded = await Promise.race([product.stack.sqld.exited.then(() => true), pause(0).then(() => false)]);
  const refused = reads.countBut("ok") + writes.countBut("ok");
  const figures: Figure[] = [
    {
      name: `${name}: others' answers`,
      target: "all ok",
      figure: `reads ${reads}; writes ${writes}`,
      ok: refused === 0,
    },
    {
      name: `${name}: others' reads, p50/p95`,
      target: "for comparison",
      figure: `quiet ${times(quiet.reads)}, during ${times(reads)}`,
      ok: true,
    },
    {
      name: `${name}: others' writes, p50/p95`,
      target: `p95 ≤ ${MAX_WRITE_MS} ms`,
      figure: `quiet ${times(quiet.writes)}, during ${times(writes)}`,
      ok: writes.percentile(0.95) <= MAX_WRITE_MS,
    },
    {
      name: `${name}: log-in afterwards`,
      target: `≤ ${MAX_LOGIN_MS} ms, nothing restarted`,
      figure: `${Math.round(loginMs)} ms, ${hasEnded ? "the database had ended" : "nothing restarted"}`,
      ok: loginMs <= MAX_LOGIN_MS && !hasEnded,
    },
  ];
  return figures;
}

/** A few accounts write as fast as they can; other users' writes must still work, and nothing may need a restart. */
export async function oneAccount(product: Product, seconds: number): Promise<Figure[]> {
  const owner = await makePerson(product, { client: true, passwordHash: await hashPassword(PASSWORD) });
  const requestId = await makeRequest(product, owner);
  const [, quiet] = await whileUsed(product, requestId, () => pause(Math.min(seconds, QUIET_SECONDS) * 1_000));

  const [limited, duringLimited] = await whileUsed(product, requestId, () => attack(product, seconds, requestId));
  const { rows } = await product.db.$client.execute(
    `select max(made) as made from (select count(*) as made from service_requests group by created_by)`,
  );
  const published = Number(rows[0]?.["made"]);
  const maxPublished = Math.min(...PUBLISH_LIMITS.map((limit) => limit.max));
  const figures: Figure[] = [
    {
      name: "limited: requests of one account",
      target: `≤ ${maxPublished}`,
      figure: `${published}; all writes: ${limited.answers}`,
      ok:
        published <= maxPublished &&
        limited.answers.countBut("ok", "rate_limited", "interest.limit", "unavailable") === 0,
    },
    ...(await figuresOf(product, "limited", [quiet, duringLimited], owner.email)),
    slowdown([quiet, duringLimited]),
  ];

  await product.db.$client.execute(WITHOUT_LIMITS);
  const [unlimited, duringUnlimited] = await whileUsed(product, requestId, () => attack(product, seconds, requestId));
  const written = unlimited.answers.codes.get("ok") ?? 0;
  figures.push(
    {
      name: "without limits: writes",
      target: `≥ ${MIN_WRITES_PER_SECOND} a second`,
      figure: `${Math.round(written / seconds)} a second; ${unlimited.answers}`,
      ok: written >= MIN_WRITES_PER_SECOND * seconds,
    },
    ...(await figuresOf(product, "without limits", [quiet, duringUnlimited], owner.email)),
  );
  return figures;
}
