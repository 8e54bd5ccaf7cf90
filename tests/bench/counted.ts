import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "./targets.ts";

const TESTS = [
  { id: "S5", name: "procedures with more round trips than allowed, or other refusals", file: "authorization-matrix" },
  { id: "S8", name: "statements that scan or sort without a bound", file: "query-plans" },
];

interface Report {
  numTotalTests: number;
  numPassedTests: number;
}

/** S5 and S8 are tests of their own, which `npm test` runs too. */
export async function runCountedTests(): Promise<Target[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-counted-"));
  try {
    const targets: Target[] = [];
    for (const { id, name, file } of TESTS) {
      const report = join(folder, `${file}.json`);
      const path = `tests/integration/${file}.test.ts`;
      const args = ["vitest", "run", "--project", "integration", "--reporter", "json", "--outputFile", report, path];
      // A failed test makes vitest fail as well; the report says how many.
      await new Promise<void>((resolve) => execFile("npx", args, () => resolve()));
      const { numTotalTests: all, numPassedTests: passed } = JSON.parse(await readFile(report, "utf8")) as Report;
      console.log(`${path}: ${passed} of ${all} tests passed`);
      if (all === 0) throw new Error(`${path} has no tests`);
      targets.push({ id, name: `${name} (${all} tests)`, figure: all - passed, max: 0 });
    }
    return targets;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
