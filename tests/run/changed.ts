import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Choice, limitTo, withBuild } from "./choice.ts";
import { LINT, STEPS, TYPES, testFilesOf, UNIT } from "./steps.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from where the branch left main, also those not committed or not added yet. */
function changedFiles(): string[] {
  const [base = "HEAD"] = git("merge-base", "main", "HEAD");
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return files.filter((file) => existsSync(file));
}

const featureOf = (file: string) => /^(?:src|web)\/features\/([^/]+)\//.exec(file)?.[1];

/** Whether a test file is in a feature's folder, or named after it: some parts of the web app have no folder of tests. */
const isOf = (file: string, feature: string) =>
  basename(dirname(file)) === feature || new RegExp(`^${feature}[.-]`).test(basename(file));

/**
 * Types, lint, the unit tests that import a changed file, and the other tests that changed themselves, or are in
 * the folder of a changed feature or named after it.
 */
export function chooseByChanges(): Choice {
  const changed = changedFiles();
  const features = new Set(changed.map(featureOf));
  const isTouched = (file: string) =>
    changed.includes(file) || [...features].some((feature) => feature !== undefined && isOf(file, feature));
  const related = { ...UNIT, command: "vitest related --run --project unit --passWithNoTests" };
  const code = changed.filter((file) => /\.tsx?$/.test(file));
  const onTheBuild = STEPS.flatMap((step) => {
    const files = step === UNIT ? [] : testFilesOf(step).filter(isTouched);
    return files.length > 0 ? [limitTo(step, files)] : [];
  });
  return withBuild([TYPES, LINT, ...(code.length > 0 ? [limitTo(related, code)] : []), ...onTheBuild]);
}
