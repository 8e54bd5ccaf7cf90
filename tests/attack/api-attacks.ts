import { press } from "../support/asaas.ts";
import { atMost, type Figure, none } from "../support/measure/figures.ts";
import type { Product } from "../support/product.ts";
import type { Attack, Sizes } from "./attack.ts";
import { sendLargeBatches } from "./batches.ts";
import { fuzz } from "./fuzz.ts";
import { assignEverything } from "./mass-assignment.ts";
import { searchWithSyntax } from "./search-syntax.ts";
import { sendHostileImages } from "./uploads.ts";

const PROGRESS_EVERY = 20;

async function fuzzAll(product: Product, _seconds: number, { calls, seed }: Sizes): Promise<Figure[]> {
  const figures = await fuzz(product, {
    each: calls,
    seed,
    onProgress: (done, of, { calls: made, failed }) => {
      if (done % PROGRESS_EVERY === 0)
        console.log(`${done} of ${of} procedures, ${made} calls, ${failed.length} failed`);
    },
  });
  const { succeeded, refused } = figures;
  return [
    none(
      `answers ≥ 500, of ${figures.calls} calls (${succeeded} ok, ${refused} refused; seed ${seed})`,
      figures.failed,
    ),
    none("refusals without a code, or of an input without a message in Portuguese", figures.unclear),
    none("answers that tell something of the inside", figures.leaked),
  ];
}

async function assign(product: Product): Promise<Figure[]> {
  // Events would change tables while a call is watched.
  await press(product.stack, { do: "webhooks", held: true });
  const { called, succeeded, fields, keeping, changing } = await assignEverything(product);
  return [
    none(`mutations that change more for ${fields} further fields, of ${called} (${succeeded} ok)`, changing),
    none("mutations whose schema lets such a field through", keeping),
  ];
}

async function uploads(product: Product, _seconds: number, { images, seed }: Sizes): Promise<Figure[]> {
  const { sent, stored, failed, undecodable, traces, strays } = await sendHostileImages(product, images, seed);
  return [
    none(`uploads without success or a reason, of ${sent} (${stored} stored; seed ${seed})`, failed),
    none("stored images that do not decode", undecodable),
    none("stored images with metadata or other content", traces),
    atMost("objects without a row, rows without an object", strays, 0),
  ];
}

async function search(product: Product, _seconds: number, { calls, seed }: Sizes): Promise<Figure[]> {
  const { searches, failed, wrong } = await searchWithSyntax(product, calls, seed);
  return [
    none(`searches answered with neither results nor a refusal, of ${searches} (seed ${seed})`, failed),
    none("searches that find something else than what has all words", wrong),
  ];
}

async function batches(product: Product): Promise<Figure[]> {
  const { queries, tooMany, amplified, hashed } = await sendLargeBatches(product);
  return [
    none("batches above the limit that are not refused", tooMany),
    none(`queries that cost more than ten times as much ten times in a batch, of ${queries}`, amplified),
    atMost("passwords that one batch checks", hashed, 1),
  ];
}

/** Cheap hashes, because these attacks are not about the cost of passwords. */
const settings = { PASSWORD_ROUNDS: "16" };

export const API_ATTACKS: readonly Attack[] = [
  { name: "fuzz", settings, run: fuzzAll },
  { name: "mass-assignment", settings, run: assign },
  { name: "uploads", settings, run: uploads },
  { name: "search-syntax", settings, run: search },
  { name: "batches", settings, run: batches },
];
