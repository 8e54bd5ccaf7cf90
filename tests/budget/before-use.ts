import { countFiles, type FirstLoad } from "../support/first-load.ts";
import { firstLoadOf, idleScripts } from "./build.ts";
import { PAGES } from "./pages.ts";

/** Counts what a browser requested before use, without what it loads when it is idle. */
export function countBeforeUse(name: string, files: FirstLoad["files"]) {
  const page = PAGES.find(({ path }) => path === name);
  if (!page) throw new Error(`${name} is not in tests/budget/pages.ts`);
  const counted = firstLoadOf(page).scripts.map((file) => `/${file}`);
  const idle = idleScripts().map((file) => `/${file}`);
  const needed = files.filter(({ path }) => counted.includes(path) || !idle.includes(path));
  const paths = needed.map(({ path }) => path).filter((path) => path.endsWith(".js"));
  // Scripts that the static budget doesn't know of.
  const uncounted = paths.filter((path) => !counted.includes(path));
  return { page, ...countFiles(needed), uncounted };
}
