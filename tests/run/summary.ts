import type { Result } from "./execute.ts";

const SLOWEST = 10;

function list(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;

function slowestFiles(results: Result[]): string[] {
  const files = results.flatMap((result) => result.files).toSorted((a, b) => b.seconds - a.seconds);
  const whole = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const share = (seconds: number) => `${((100 * seconds) / whole).toFixed(1).padStart(5)} %`;
  return files.slice(0, SLOWEST).map(({ name, seconds }) => `${inSeconds(seconds)} ${share(seconds)}  ${name}`);
}

/**
 * Prints each step's seconds, the slowest files, failed tests and, on the last line, the counts, since only the end of
 * the output may be kept. Returns the number of failures.
 */
export function summarize(results: Result[], wholeSeconds: number): number {
  const timed = results.map(
    ({ ok, name, seconds }) => `${ok ? "ok    " : "FAILED"} ${name.padEnd(14)} ${inSeconds(seconds)}`,
  );
  const failed = results.flatMap((result) => result.failed);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  list("Steps, some of them side by side", [...timed, `       ${"all".padEnd(14)} ${inSeconds(wholeSeconds)}`]);
  list("Slowest files, with their share of all files' time", slowestFiles(results));
  list("Failed", failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length;
}
