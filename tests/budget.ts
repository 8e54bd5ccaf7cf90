import { readdirSync, readFileSync } from "node:fs";
import { CLIENT, firstLoadOf, gzipped, missingFiles, routeFiles, sizeOf, sum } from "./budget/build.ts";
import { LIMITS, limitsOf, MEANWHILE } from "./budget/limits.ts";
import { type BudgetPage, PAGES } from "./budget/pages.ts";

/*
 * Checks what the built product makes browsers load. `over` is above the limit, but not above what is allowed
 * meanwhile; `FAILED` is above that.
 */

const WORKER = "dist/portal";

let hasFailed = false;

function judge(size: number, limit: number, allowed = limit): string {
  if (size > allowed) hasFailed = true;
  return size > allowed ? "FAILED" : size > limit ? "over" : "ok";
}

const kB = (size: number) => size.toFixed(1).padStart(7);

function printPage(page: BudgetPage): void {
  const { js, requests, css, fonts, jsInAll } = firstLoadOf(page);
  const { target, allowed } = limitsOf(page);
  const states = [
    judge(js, target.js, allowed.js),
    judge(requests, target.requests, allowed.requests),
    judge(css, LIMITS.css),
    judge(fonts, LIMITS.fonts),
  ];
  const state = ["FAILED", "over"].find((worst) => states.includes(worst)) ?? "ok";
  console.log(
    `${state.padEnd(6)} ${page.path.padEnd(28)} ${kB(js)} of ${target.js} kB JS, ${kB(jsInAll)} in all; ` +
      `${String(requests).padStart(2)} of ${target.requests} requests; CSS ${kB(css)}, fonts ${kB(fonts)}`,
  );
}

function print(name: string, size: number, limit: number): void {
  console.log(`${judge(size, limit).padEnd(6)} ${name.padEnd(52)} ${kB(size)} of ${limit} kB`);
}

console.log("Before a page can be used (limits that some may exceed meanwhile: tests/budget/limits.ts):");
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

for (const [path, meanwhile] of Object.entries(MEANWHILE)) {
  const page = PAGES.find((page) => page.path === path);
  const load = page && firstLoadOf(page);
  const needless = (["js", "requests"] as const).filter((what) => {
    return meanwhile[what] !== undefined && (!page || !load || load[what] <= limitsOf(page).target[what]);
  });
  if (needless.length > 0) console.log(`${path} keeps its limit: remove its ${needless.join(" and ")} from MEANWHILE.`);
}
process.exit(hasFailed || missing.length > 0 ? 1 : 0);
