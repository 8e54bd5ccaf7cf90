import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** What became of the tests of a step. */
export interface Outcome {
  passed: number;
  /** Names of tests, with their file. */
  failed: string[];
  /** Those that failed first and passed when they were tried again. */
  flaky: string[];
  /** All that ran. */
  tests: { name: string; seconds: number }[];
}

export const NOTHING_RUN: Outcome = { passed: 0, failed: [], flaky: [], tests: [] };

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { duration: number }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const firstLine = (text: string) => text.trim().split("\n")[0] ?? "";

function readVitest({ testResults }: VitestReport): Outcome {
  const files = testResults.map(({ assertionResults, ...file }) => ({
    ...file,
    path: relative("", file.name),
    tests: assertionResults,
  }));
  const all = files.flatMap(({ path, tests }) =>
    tests.map((test) => ({ ...test, name: `${path} › ${test.fullName}` })),
  );
  const named = (status: string) => all.filter((test) => test.status === status);
  // A file that could not be loaded or prepared fails without a failed test.
  const broken = files.filter(
    ({ status, tests }) => status === "failed" && !tests.some((test) => test.status === "failed"),
  );
  return {
    passed: named("passed").length,
    failed: [
      ...named("failed").map(({ name }) => name),
      ...broken.map(({ path, message }) => `${path}: ${firstLine(message)}`),
    ],
    flaky: [],
    tests: all.map(({ name, duration = 0 }) => ({ name, seconds: duration / 1000 })),
  };
}

function testsOf(suite: PlaywrightSuite): (PlaywrightTest & { name: string })[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `tests/e2e/${file}:${line} › ${title} [${test.projectName}]` })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function readPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const all = suites.flatMap(testsOf);
  const named = (status: PlaywrightTest["status"]) =>
    all.filter((test) => test.status === status).map(({ name }) => name);
  const flaky = named("flaky");
  return {
    passed: named("expected").length + flaky.length,
    failed: [...named("unexpected"), ...errors.map(({ message = "" }) => `e2e: ${firstLine(message)}`)],
    flaky,
    tests: all.map(({ name, results }) => ({
      name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** Reads what vitest's or Playwright's JSON reporter wrote. A report that was not written is one of nothing. */
export function readReport(file: string): Outcome {
  if (!existsSync(file)) return NOTHING_RUN;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "suites" in report ? readPlaywright(report) : readVitest(report);
}
