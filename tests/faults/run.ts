import { parseArgs } from "node:util";
import type { Figure } from "../support/figures.ts";
import { toTable } from "../support/table.ts";
import type { Part } from "./part.ts";
import { PARTS } from "./parts.ts";

/*
 * Lets things fail around the product, which must be built: `npm run faults [-- name…] [--full] [--rounds 1000]`.
 * Exits with 1 when a target is missed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false }, rounds: { type: "string" } },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(", ")}`);
if (values.rounds !== undefined && !(Number(values.rounds) > 0)) throw new Error("--rounds: a number above 0");

const roundsOf = ({ rounds }: Part) => Number(values.rounds ?? (values.full ? rounds.full : rounds.usual));

async function run(part: Part): Promise<Figure[]> {
  const { name } = part;
  const rounds = roundsOf(part);
  const started = performance.now();
  try {
    return await part.run(rounds);
  } catch (error) {
    console.error(error);
    return [{ name: "the part itself", target: "runs", figure: "failed", ok: false }];
  } finally {
    const seconds = (performance.now() - started) / 1000;
    console.log(`${name}: ${rounds} rounds in ${seconds.toFixed(0)} s, ${(seconds / rounds).toFixed(2)} s each`);
  }
}

const rows: string[][] = [["", "part", "what", "wanted", "figure"]];
let isGood = true;
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  for (const { name, target, figure, ok } of await run(part)) {
    rows.push([ok ? "ok" : "MISSED", part.name, name, target, figure]);
    isGood &&= ok;
  }
}
console.log(toTable(rows));
process.exit(isGood ? 0 : 1);
