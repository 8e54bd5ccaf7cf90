import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./support/chromium.ts";

/** What `npm test` does, in order; `npm test -- unit e2e` runs the named steps alone. */
const STEPS: { name: string; commands: string[]; report?: string }[] = [
  { name: "lint", commands: ["biome check --error-on-warnings"] },
  { name: "types", commands: ["npm run --silent types"] },
  { name: "boundaries", commands: ["npm run --silent boundaries"] },
  { name: "unused", commands: ["knip"] },
  { name: "build", commands: ["vite build --logLevel warn"] },
  { name: "budget", commands: ["node tests/budget.ts"] },
  { name: "unit", commands: ["vitest run --project unit --reporter=json"], report: "unit.json" },
  {
    name: "integration",
    commands: ["vitest run --project integration --reporter=default --reporter=json"],
    report: "integration.json",
  },
  {
    name: "faults",
    commands: ["vitest run --project faults --reporter=default --reporter=json"],
    report: "faults.json",
  },
  { name: "e2e", commands: ["playwright test"], report: "e2e.json" },
];

const REPORTS = "test-results/reports";

function run(command: string, env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("close", (code) => resolve(code === 0));
  });
}

/** Passed and failed of a report, whether vitest or Playwright wrote it. */
function countsOf(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8")) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (report.stats) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

const wanted = process.argv.slice(2);
const steps = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const { name, commands, report } of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const env: Record<string, string> = name === "e2e" ? { CHROMIUM: findChromium() } : {};
  const file = `${REPORTS}/${report}`;
  if (report) Object.assign(env, { REPORT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  let ok = true;
  for (const command of commands) ok = ok && (await run(report ? withReport(command, file) : command, env));
  const counts = report ? countsOf(file) : { passed: 1, failed: 0 };
  passed += ok || report ? counts.passed : 0;
  failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(`${ok ? "ok    " : "FAILED"} ${name.padEnd(12)} ${seconds.padStart(6)} s`);
  if (!ok && name === "build") break;
}

function withReport(command: string, file: string): string {
  return command.startsWith("vitest") ? `${command} --outputFile.json=${file}` : command;
}

console.log(`\n${lines.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
