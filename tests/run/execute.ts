import { spawn } from "node:child_process";
import { findChromium } from "../support/chromium.ts";
import type { Choice } from "./choice.ts";
import { NOTHING_RUN, type Outcome, readReport } from "./reports.ts";
import { type Lane, PHASES, type Step } from "./steps.ts";

export const REPORTS = "test-results/reports";

export interface Result extends Outcome {
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

async function runStep({ name, command, report }: Step, beside: boolean): Promise<Result> {
  const started = performance.now();
  if (!beside) console.log(`\n── ${name}`);
  const file = `${REPORTS}/${name}.json`;
  const reporters = name === "unit" ? "--reporter=json" : "--reporter=default --reporter=json";
  const env: Record<string, string> = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  if (name === "e2e") env["CHROMIUM"] = findChromium();
  const whole = report === "vitest" ? `${command} ${reporters} --outputFile.json=${file}` : command;
  const ok = await execute(whole, env, beside);
  const seconds = (performance.now() - started) / 1000;
  const outcome = report ? readReport(file) : { ...NOTHING_RUN, passed: ok ? 1 : 0 };
  const failed = !ok && outcome.failed.length === 0 ? [`${name} as a whole`] : outcome.failed;
  return { name, ok, seconds, ...outcome, failed };
}

async function runLane(lane: Lane, beside: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) {
    results.push(await runStep(step, beside));
    if (step.name === "build" && !results.at(-1)?.ok) break;
  }
  return results;
}

/** Runs the chosen steps. If the build fails, the steps that need it are left out. */
export async function runAll(choice: Choice): Promise<Result[]> {
  const results: Result[] = [];
  const chosen = ({ name }: Step) => choice.find((step) => step.name === name) ?? [];
  for (const phase of PHASES) {
    const lanes = phase.map((lane) => lane.flatMap(chosen)).filter((lane) => lane.length > 0);
    // The first lane shows its progress.
    results.push(...(await Promise.all(lanes.map((lane, i) => runLane(lane, i > 0)))).flat());
    if (results.some(({ name, ok }) => name === "build" && !ok)) break;
  }
  return results;
}
