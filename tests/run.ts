import { mkdirSync, rmSync } from "node:fs";
import { chooseByChanges } from "./run/changed.ts";
import { chooseByWords } from "./run/choice.ts";
import { REPORTS, runAll } from "./run/execute.ts";
import { summarize } from "./run/summary.ts";

/*
 * `npm test` runs every step, `npm test -- unit faults` these steps, `npm test -- e2e requests` files of a step, and
 * `npm test -- requests` such files of every step. `npm run test:changed` runs what the branch touches.
 */

const words = process.argv.slice(2);
const started = performance.now();
const choice = words.includes("--changed") ? chooseByChanges() : chooseByWords(words);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = await runAll(choice);
process.exit(summarize(results, (performance.now() - started) / 1000) === 0 ? 0 : 1);
