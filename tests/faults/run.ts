import { parseArgs } from "node:util";
import { type Figure, measure, printFigures } from "../support/measure/figures.ts";
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

const figures = new Map<string, Figure[]>();
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const rounds = roundsOf(part);
  figures.set(part.name, await measure(`${part.name}: ${rounds} rounds`, () => part.run(rounds)));
}
process.exit(printFigures(figures) ? 0 : 1);
