import { readdirSync, readFileSync } from "node:fs";
import { CLIENT, firstLoadOf, gzipped, missingFiles, routeFiles, sizeOf, sum } from "./budget/build.ts";
import { LIMITS, limitsOf } from "./budget/limits.ts";
import { type BudgetPage, PAGES } from "./budget/pages.ts";

/* Checks what the built product makes browsers load. */

const WORKER = "dist/portal";

let hasFailed = false;

function judge(size: number, limit: number): string {
  if (size > limit) hasFailed = true;
  return size > limit ? "FAILED" : "ok";
}

const kB = (size: number) => size.toFixed(1).padStart(7);

function printPage(page: BudgetPage): void {
  const { js, requests, css, fonts, jsInAll } = firstLoadOf(page);
  const limits = limitsOf(page);
  const states = [
    judge(js, limits.js),
    judge(requests, limits.requests),
    judge(css, LIMITS.css),
    judge(fonts, LIMITS.fonts),
  ];
  const state = states.includes("FAILED") ? "FAILED" : "ok";
  console.log(
    `${state.padEnd(6)} ${page.path.padEnd(38)} ${kB(js)} of ${limits.js} kB JS, ${kB(jsInAll)} in all; ` +
      `${String(requests).padStart(2)} of ${limits.requests} requests; CSS ${kB(css)}, fonts ${kB(fonts)}`,
  );
}

function print(name: string, size: number, limit: number): void {
  console.log(`${judge(size, limit).padEnd(6)} ${name.padEnd(62)} ${kB(size)} of ${limit} kB`);
}

console.log("Before a page can be used:");
for (const page of PAGES) printPage(page);
console.log("Files:");
for (const { source, file } of routeFiles()) print(`route ${source}`, sizeOf(file), LIMITS.routeJs);
const built = readdirSync(`${CLIENT}/assets`).map((name) => `assets/${name}`);
const all = (ending: string) => sum(built.filter((file) => file.endsWith(ending)).map(sizeOf));
print("CSS", all(".css"), LIMITS.css);
print("fonts", all(".woff2"), LIMITS.fonts);
const worker = readdirSync(WORKER, { recursive: true }).map(String);
const modules = worker.filter((file) => /\.(?:m?js|wasm)$/.test(file)).map((file) => readFileSync(`${WORKER}/${file}`));
print("worker", sum(modules.map(gzipped)), LIMITS.worker);

const missing = missingFiles();
for (const line of missing) console.log(`FAILED names a file that doesn't exist: ${line}`);

process.exit(hasFailed || missing.length > 0 ? 1 : 0);
