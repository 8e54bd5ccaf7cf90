import { parseArgs } from "node:util";
import { toTable } from "../support/table.ts";
import type { Attack, Check, Figure } from "./attack.ts";

/*
 * Attacks the product, which must be built: `node tests/attack/run.ts [name…] [--seconds 180]`. Exits with 1 when a
 * target is missed. `mutants --files src/features/billing/rules.ts` changes that file only.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { Product, REAL_PASSWORDS } = await import("../support/product.ts");
const { ATTACKS } = await import("./attacks.ts");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "20" }, files: { type: "string", multiple: true } },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error("--seconds: a number above 0");
const unknown = positionals.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(", ")}`);

/** Starts a new product for each attack, so that none suffers from the one before. */
async function run(one: Attack | Check): Promise<Figure[]> {
  if ("check" in one) return one.check(values.files);
  const { name, settings, run: attack } = one;
  const product = new Product();
  await product.start({ settings: { ...REAL_PASSWORDS, ...settings } });
  try {
    return await attack(product, seconds);
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
for (const attack of ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  for (const { name, target, figure, ok } of await run(attack)) {
    rows.push([ok ? "ok" : "MISSED", attack.name, name, target, figure]);
    isGood &&= ok;
  }
}
console.log(toTable(rows));
process.exit(isGood ? 0 : 1);
