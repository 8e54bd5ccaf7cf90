import { parseArgs } from "node:util";
import { type Figure, measure, printFigures } from "../support/measure/figures.ts";
import { Product, REAL_PASSWORDS } from "../support/product.ts";
import type { Attack, Check } from "./attack.ts";
import { ATTACKS } from "./attacks.ts";
import { runTests, TESTED } from "./tested.ts";

/*
 * Attacks the product, which must be built: `node tests/attack/run.ts [name…] [--full] [--seconds 180] [--calls 20000]
 * [--images 5000] [--seed 1]`. Exits with 1 when a target is missed. `mutants --files src/features/billing/rules.ts`
 * changes that file only. Without names, the mutants need `--full`: they alone take longer than everything else.
 */

/** Without `--full`, everything takes less than 15 minutes. */
const USUAL = { seconds: "20", calls: "100", images: "300" };
const FULL = { seconds: "180", calls: "20000", images: "5000" };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    seconds: { type: "string" },
    calls: { type: "string" },
    images: { type: "string" },
    files: { type: "string", multiple: true },
    seed: { type: "string", default: "20261122" },
  },
});
const wanted = { ...(values.full ? FULL : USUAL), ...values };
const seconds = Number(wanted.seconds);
const sizes = { calls: Number(wanted.calls), images: Number(wanted.images), seed: Number(values.seed) };
if (!(Math.min(seconds, ...Object.values(sizes)) > 0)) throw new Error("options are numbers above 0");
const names = [...ATTACKS, ...TESTED].map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(", ")}`);

/** Starts a new product for each attack, so that none suffers from the one before. */
async function run(one: Attack | Check): Promise<Figure[]> {
  if ("check" in one) return one.check(values.files);
  const product = new Product();
  await product.start({ settings: { ...REAL_PASSWORDS, ...one.settings } });
  try {
    return await one.run(product, seconds, sizes);
  } finally {
    await product.stop();
  }
}

const isWanted = (one: Attack | Check | { name: string }) =>
  positionals.includes(one.name) || (positionals.length === 0 && (values.full || !("check" in one)));
const figures = new Map<string, Figure[]>();
for (const one of ATTACKS.filter(isWanted)) figures.set(one.name, await measure(one.name, () => run(one)));
for (const tested of TESTED.filter(isWanted))
  figures.set(tested.name, await measure(tested.name, () => runTests(tested)));
process.exit(printFigures(figures) ? 0 : 1);
