import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Test results of a step. */
export interface Outcome {
  passed: number;
  /** Names of failed tests, with their files and the beginning of their errors. */
  failed: string[];
  /** How long the tests of each file took. */
  files: { name: string; seconds: number }[];
}

export const NOTHING_RUN: Outcome = { passed: 0, failed: [], files: [] };

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: "expected" | "unexpected" | "skipped";
  results: { duration: number; errors?: { message?: string; location?: { file: string; line: number } }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const ERROR_LINES = 24;

const firstLine = (text: string) => text.trim().split("\n")[0] ?? "";

/** A test's name and, below it, how each of its errors begins: CI may keep only the summary. */
const withErrors = (name: string, messages: string[]) =>
  [name, ...messages.flatMap((message) => stripVTControlCharacters(message).trim().split("\n").slice(0, ERROR_LINES))]
    .map((line, i) => (i === 0 ? line : `      ${line}`))
    .join("\n");

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
  // A file whose import or setup fails has the status "failed" without any failed test.
  const broken = files.filter(
    ({ status, tests }) => status === "failed" && !tests.some((test) => test.status === "failed"),
  );
  return {
    passed: named("passed").length,
    failed: [
      ...named("failed").map(({ name, failureMessages }) => withErrors(name, failureMessages)),
      ...broken.map(({ path, message }) => `${path}: ${firstLine(message)}`),
    ],
    files: files.map(({ path, startTime, endTime }) => ({ name: path, seconds: (endTime - startTime) / 1000 })),
  };
}

function testsOf(suite: PlaywrightSuite): (PlaywrightTest & { path: string; name: string })[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) => {
    const path = `tests/e2e/${file}`;
    return tests.map((test) => ({ ...test, path, name: `${path}:${line} › ${title} [${test.projectName}]` }));
  });
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function describeFailure({ name, results }: PlaywrightTest & { name: string }): string {
  const errors = results.flatMap((result) => result.errors ?? []);
  const messages = errors.map(({ message = "", location }) =>
    location ? `${relative("", location.file)}:${location.line} ${message}` : message,
  );
  return withErrors(name, messages);
}

function readPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const all = suites.flatMap(testsOf);
  const withStatus = (status: PlaywrightTest["status"]) => all.filter((test) => test.status === status);
  const durations = new Map<string, number>();
  for (const { path, results } of all) {
    durations.set(
      path,
      results.reduce((sum, { duration }) => sum + duration, durations.get(path) ?? 0),
    );
  }
  return {
    passed: withStatus("expected").length,
    failed: [
      ...withStatus("unexpected").map(describeFailure),
      ...errors.map(({ message = "" }) => `e2e: ${firstLine(message)}`),
    ],
    files: [...durations].map(([name, duration]) => ({ name, seconds: duration / 1000 })),
  };
}

/** Reads the output of vitest's or Playwright's JSON reporter. A missing file yields {@link NOTHING_RUN}. */
export function readReport(file: string): Outcome {
  if (!existsSync(file)) return NOTHING_RUN;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "suites" in report ? readPlaywright(report) : readVitest(report);
}
