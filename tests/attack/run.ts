import { parseArgs } from "node:util";
import type { Figure } from "../support/figures.ts";
import { toTable } from "../support/table.ts";
import type { Attack, Check } from "./attack.ts";

/*
 * Attacks the product, which must be built: `node tests/attack/run.ts [name…] [--seconds 180] [--calls 20000]
 * [--images 5000] [--seed 1]`. Exits with 1 when a target is missed. `mutants --files src/features/billing/rules.ts`
 * changes that file only.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { Product, REAL_PASSWORDS } = await import("../support/product.ts");
const { ATTACKS } = await import("./attacks.ts");
const { runTests, TESTED } = await import("./tested.ts");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    calls: { type: "string", default: "100" },
    images: { type: "string", default: "300" },
    files: { type: "string", multiple: true },
    seed: { type: "string", default: "20261122" },
  },
});
const seconds = Number(values.seconds);
const sizes = { calls: Number(values.calls), images: Number(values.images), seed: Number(values.seed) };
if (!(Math.min(seconds, ...Object.values(sizes)) > 0)) throw new Error("options are numbers above 0");
const names = [...ATTACKS, ...TESTED].map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(", ")}`);

/** Starts a new product for each attack, so that none suffers from the one before. */
async function run(one: Attack | Check): Promise<Figure[]> {
  if ("check" in one) return one.check(values.files);
  const { name, settings, run: attack } = one;
  const product = new Product();
  await product.start({ settings: { ...REAL_PASSWORDS, ...settings } });
  try {
    return await attack(product, seconds, sizes);
  } catch (error) {
    console.error(error);
    return [{ name: "the attack itself", target: "runs", figure: "failed", ok: false }];
  } finally {
    console.log(`${name} is over.`);
    await product.stop();
  }
}

const rows: string[][] = [["", "attack", "what", "target", "figure"]];
let isGood = true;
function report(attack: string, figures: readonly Figure[]): void {
  for (const { name, target, figure, ok } of figures) {
    rows.push([ok ? "ok" : "MISSED", attack, name, target, figure]);
    isGood &&= ok;
  }
}

const isWanted = ({ name }: { name: string }) => positionals.length === 0 || positionals.includes(name);
for (const attack of ATTACKS.filter(isWanted)) report(attack.name, await run(attack));
for (const tested of TESTED.filter(isWanted)) report(tested.name, await runTests(tested));
console.log(toTable(rows));
process.exit(isGood ? 0 : 1);
