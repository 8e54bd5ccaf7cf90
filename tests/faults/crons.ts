import type { LogLine } from "../../dev/stack/worker.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/shared/time.ts";
import { readMails, readNotifications } from "../support/fakes.ts";
import { makeHire } from "../support/hires.ts";
import { atLeast, type Figure, none } from "../support/measure/figures.ts";
import { makeProvider } from "../support/network.ts";
import { endPremiumAt, makePerson, makeRequest, newSubmission } from "../support/people.ts";
import { eventually, type Product } from "../support/product.ts";
import { makeRating } from "../support/ratings.ts";
import { type Part, withProduct } from "./part.ts";

const EACH = 10;
const RUNS_AT_ONCE = 5;
const WRITERS = 5;

/** Makes work for every job that tells somebody something. */
async function prepare(product: Product): Promise<void> {
  const now = Date.now();
  for (let i = 0; i < EACH; i++) {
    const [client, provider] = [await makePerson(product), await makeProvider(product)];
    await makeRequest(product, client, { ageMs: 49 * HOUR_MS });
    await makeHire(product, client, provider);
    await makeRating(product, client, provider, { ageMs: DAY_MS });
    await endPremiumAt(product, await makePerson(product, { premium: true }), now + DAY_MS + MINUTE_MS);
    await endPremiumAt(product, await makePerson(product, { premium: true }), now);
  }
}

/** Publishes, so that deliveries after responses overlap with those of the jobs. */
async function write(product: Product): Promise<void> {
  const person = await makePerson(product);
  for (let i = 0; i < 3; i++) await product.mutate("requests.create", newSubmission(), person);
}

/** Messages that somebody got twice, and what was told to nobody. */
async function findTwice({ db, stack }: Product): Promise<{ twice: string[]; mails: number; told: number }> {
  const mails = await readMails(stack.fakesUrl);
  const notifications = await readNotifications(stack.fakesUrl);
  const keys = [
    ...mails.map(({ to, subject }) => `${subject} to ${to}`),
    ...notifications.map(({ payload }) => `${payload["p_operation"]} of ${payload["p_id"]}`),
  ];
  const { rows } = await db.$client.execute(
    "select kind, attempts from outbox where attempts > 1 or delivered_at is null",
  );
  const again = rows.map((row) => `${row["kind"]} tried ${row["attempts"]} times`);
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  return { twice: [...twice, ...again], mails: mails.length, told: notifications.length };
}

async function runTogether(product: Product, rounds: number): Promise<Figure[]> {
  const { worker } = product.stack;
  for (let round = 0; round < rounds; round++) {
    await prepare(product);
    const jobs = () => Promise.all(Array.from({ length: RUNS_AT_ONCE }, () => worker.scheduled()));
    await Promise.all([jobs(), ...Array.from({ length: WRITERS }, () => write(product))]);
    // What the first runs caused.
    await jobs();
    await jobs();
  }
  await eventually(async () => {
    const { rows } = await product.db.$client.execute("select 1 from outbox where delivered_at is null");
    return rows.length === 0 || undefined;
  }, "the last deliveries");
  const { twice, mails, told } = await findTwice(product);
  // On a machine that stood still, calls are refused as they should be.
  const isFault = ({ level, message }: LogLine) => level === "error" && !message.includes('"event":"overload"');
  const failed = worker.logs.filter(isFault).map(({ message }) => message.slice(0, 500));
  return [
    none(`messages sent twice, or not at once, of ${mails} mails and ${told} notifications`, twice),
    atLeast("mails", mails, EACH * rounds),
    none("errors in the log", failed),
  ];
}

export const CRONS: Part = {
  name: "crons",
  rounds: { small: 1, usual: 8, full: 100 },
  run: (rounds) => withProduct({}, (product) => runTogether(product, rounds)),
};
