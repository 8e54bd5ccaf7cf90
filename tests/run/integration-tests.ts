import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, none } from "../support/measure/figures.ts";
import { readReport } from "./reports.ts";

/** Runs integration tests with the built product. Returns how many failed. */
export async function runIntegrationTests(
  name: string,
  files: readonly string[],
  env: Record<string, string> = {},
): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "portal-tests-"));
  const report = join(folder, "report.json");
  const paths = files.map((file) => `tests/integration/${file}.test.ts`);
  const args = ["vitest", "run", "--project", "integration", "--reporter=json", `--outputFile=${report}`, ...paths];
  try {
    // A failed test makes vitest fail as well; the report names it.
    await new Promise<void>((resolve) => execFile("npx", args, { env: { ...process.env, ...env } }, () => resolve()));
    const { passed, failed } = readReport(report);
    const count = passed + failed.length;
    if (count === 0) throw new Error(`no tests in ${paths.join(", ")}`);
    return none(`${name} (failed of ${count} tests)`, failed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
