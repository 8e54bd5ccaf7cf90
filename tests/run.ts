import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { findChromium } from "./support/chromium.ts";
import { NOTHING_RUN, type Outcome, readReport } from "./support/reports.ts";

interface Step {
  name: string;
  command: string;
  /** Which tool writes the JSON report; a step without a report counts as a single test. */
  report?: "vitest" | "playwright";
}

const vitest = (name: string): Step => ({ name, command: `vitest run --project ${name}`, report: "vitest" });

/** `npm test` first runs these lanes in parallel; the steps within a lane run in sequence. */
const LANES: Step[][] = [
  [
    { name: "build", command: "vite build --logLevel warn" },
    { name: "budget", command: "node tests/budget.ts" },
    vitest("unit"),
  ],
  [
    { name: "types", command: "npm run --silent types" },
    { name: "lint", command: "biome check --error-on-warnings" },
    { name: "boundaries", command: "npm run --silent boundaries" },
    { name: "unused", command: "knip" },
  ],
];
/**
 * These need the build, and their groups run one after another: each keeps two cores busy, and another would distort its
 * timings. Of the two steps with faults, the second mostly waits.
 */
const ON_THE_BUILD: Step[][] = [
  [vitest("integration")],
  [vitest("faults"), vitest("faults-watched")],
  [{ name: "e2e", command: "playwright test", report: "playwright" }],
];
/** `npm test -- unit faults` runs only the steps with these names, or whose names begin so. */
const WANTED = process.argv.slice(2);
const SLOWEST = 10;
const REPORTS = "test-results/reports";

interface Result extends Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Runs a command and returns whether it succeeded. With `beside`, its output is printed only at the end. */
function execute(command: string, env: Record<string, string>, beside: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = beside ? "pipe" : "inherit";
    const child = spawn(command, { shell: true, stdio, env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    child.on("close", (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

async function run({ name, command, report }: Step, beside = false): Promise<Result> {
  const started = performance.now();
  if (!beside) console.log(`\n── ${name}`);
  const file = `${REPORTS}/${name}.json`;
  const isVitest = report === "vitest";
  const reporters = name === "unit" ? "--reporter=json" : "--reporter=default --reporter=json";
  const env: Record<string, string> = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  if (name === "e2e") env["CHROMIUM"] = findChromium();
  const whole = isVitest ? `${command} ${reporters} --outputFile.json=${file}` : command;
  const ok = await execute(whole, env, beside);
  const seconds = (performance.now() - started) / 1000;
  const single = { ...NOTHING_RUN, passed: ok ? 1 : 0 };
  const outcome = report ? readReport(file) : single;
  const failed = !ok && outcome.failed.length === 0 ? [`${name} as a whole`] : outcome.failed;
  return { name, ok, seconds, ...outcome, failed };
}

async function runLane(lane: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) {
    results.push(await run(step, true));
    if (step.name === "build" && !results.at(-1)?.ok) break;
  }
  return results;
}

function list(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

/**
 * Prints failed tests and, on the last line, the counts, since only the end of the output may be kept.
 * Returns the number of failures.
 */
function summarize(results: Result[]): number {
  const timed = results.map(({ ok, name, seconds }) => {
    return `${ok ? "ok    " : "FAILED"} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`;
  });
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const failed = results.flatMap(({ failed }) => failed);
  const passed = results.reduce((sum, { passed }) => sum + passed, 0);
  list("Steps", timed);
  list(
    "Slowest tests",
    slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  );
  list(
    "Flaky: failed, and passed when tried again",
    results.flatMap(({ flaky }) => flaky),
  );
  list("Failed", failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length;
}

const isWanted = ({ name }: Step) => WANTED.some((wanted) => name === wanted || name.startsWith(`${wanted}-`));
const wanted = (steps: Step[]) => steps.filter((step) => WANTED.length === 0 || isWanted(step));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = (await Promise.all(LANES.map((lane) => runLane(wanted(lane))))).flat();
const isBuilt = results.every(({ name, ok }) => ok || name !== "build");
if (isBuilt) {
  for (const group of ON_THE_BUILD.map(wanted)) {
    results.push(...(await Promise.all(group.map((step) => run(step, group.length > 1)))));
  }
}
process.exit(summarize(results) === 0 ? 0 : 1);
