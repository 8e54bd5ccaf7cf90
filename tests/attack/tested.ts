import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "../support/figures.ts";

/** A part of the attacks that the integration tests cover completely. */
export interface Tested {
  name: string;
  what: string;
  files: readonly string[];
}

export const TESTED: readonly Tested[] = [
  { name: "authorization", what: "procedures × audiences, limits", files: ["authorization-matrix"] },
  {
    name: "canaries",
    what: "contacts, exam answers, hidden content and tokens only for those entitled",
    files: ["contact-answers", "exam-secrets", "hidden-content", "live-news"],
  },
  { name: "logs", what: "no secrets and personal data", files: ["logs"] },
  { name: "headers", what: "of each kind of answer", files: ["security-headers"] },
  { name: "log-in-limits", what: "guessing from one and from many addresses", files: ["login-limits"] },
  { name: "bad-input", what: "each invalid field is refused in Portuguese", files: ["bad-input"] },
];

interface Report {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[]; status: string; name: string }[];
}

/** Runs the integration tests of an attack with the built product. */
export async function runTests({ name, what, files }: Tested): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), "attack-"));
  const outputFile = join(dir, "report.json");
  const paths = files.map((file) => `tests/integration/${file}.test.ts`);
  const child = spawn(
    "npx",
    ["vitest", "run", "--project", "integration", "--reporter=json", `--outputFile=${outputFile}`, ...paths],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await new Promise((resolve) => child.on("close", resolve));
  const report = JSON.parse(await readFile(outputFile, "utf8")) as Report;
  await rm(dir, { recursive: true });
  console.log(`${name} is over.`);
  const failed = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    return tests.length > 0 || file.status === "passed" ? tests : [file.name];
  });
  const figure = [`${failed.length} of ${report.numTotalTests}`, ...failed.slice(0, 5)].join(" | ");
  return [{ name: `${what}: failed tests`, target: "0", figure, ok: failed.length === 0 && report.numTotalTests > 0 }];
}
