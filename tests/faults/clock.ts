import type { RequestPage } from "../../src/features/requests/schemas.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../src/shared/time.ts";
import { FAULTY_WORKER, setFaults } from "../support/faulty-worker.ts";
import { type Figure, none } from "../support/measure/figures.ts";
import { endPremiumAt, makePerson, newSubmission } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { type Part, withProduct } from "./part.ts";

/** Moments in Campo Grande at which a day, a month or a year is about to end, or a leap day begins. */
const MOMENTS = [
  "2028-02-28T23:59:30-04:00",
  "2028-02-29T23:59:30-04:00",
  "2027-01-31T23:59:30-04:00",
  "2027-12-31T23:59:30-04:00",
  // Midnight in UTC, when the day does not change in Campo Grande.
  "2027-03-31T19:59:30-04:00",
];
const OPEN_MS = 2 * DAY_MS;

/** Lives through two days from a moment on, and returns what was wrong. */
async function liveThrough(product: Product, moment: string): Promise<string[]> {
  const wrong: string[] = [];
  const [client, provider, ending] = [
    await makePerson(product),
    await makePerson(product, { provider: true }),
    await makePerson(product, { premium: true }),
  ];
  const start = Date.parse(moment);
  const at = (time: number) => setFaults(product, { clockMs: time - Date.now() });
  // Valid then, and not yet due for a renewal.
  await product.db.run(`update sessions set expires_at = ${(start + 20 * DAY_MS) / 1000}`);
  await endPremiumAt(product, ending, start + MINUTE_MS);
  await at(start);
  const created = await product.mutate("requests.create", newSubmission(), client);
  const id = (created.data as { id: string } | undefined)?.id ?? "";
  const isListed = async () => {
    const { data } = await product.query("requests.list", { serviceType: null }, provider);
    return (data as RequestPage).items.some((item) => item.id === id);
  };
  const isPremium = async () => {
    const { data } = await product.query("auth.me", undefined, ending);
    return (data as { isPremium: boolean } | null)?.isPremium;
  };
  const check = async (what: string, look: () => Promise<unknown>, expected: unknown) => {
    const found = await look();
    if (found !== expected) wrong.push(`${moment}, ${what}: ${found}`);
  };
  await check("published", async () => created.status, 200);
  await check("premium before its end", isPremium, true);
  await at(start + MINUTE_MS + SECOND_MS);
  await product.stack.worker.scheduled();
  await check("premium after its end, past midnight", isPremium, false);
  await check("listed past midnight", isListed, true);
  await at(start + OPEN_MS - HOUR_MS);
  await product.stack.worker.scheduled();
  await check("listed after 47 h", isListed, true);
  await at(start + OPEN_MS + MINUTE_MS);
  await check("listed after 48 h, before the job", isListed, false);
  await product.stack.worker.scheduled();
  const { rows } = await product.db.$client.execute(
    `select status, expires_at - created_at from service_requests where id = '${id}'`,
  );
  await check("status", async () => rows[0]?.[0], "expired");
  await check("duration", async () => rows[0]?.[1], OPEN_MS);
  await setFaults(product, { clockMs: 0 });
  return wrong;
}

async function liveThroughAll(product: Product, moments: readonly string[]): Promise<Figure[]> {
  const wrong: string[] = [];
  for (const moment of moments) wrong.push(...(await liveThrough(product, moment)));
  const failed = product.stack.worker.logs.filter(({ level }) => level === "error").map(({ message }) => message);
  return [none(`wrong around ${moments.length} midnights`, wrong), none("errors in the log", failed)];
}

export const CLOCK: Part = {
  name: "clock",
  rounds: { small: 2, usual: MOMENTS.length, full: MOMENTS.length },
  run: (rounds) =>
    withProduct({ wrapper: FAULTY_WORKER }, (product) => liveThroughAll(product, MOMENTS.slice(0, rounds))),
};
