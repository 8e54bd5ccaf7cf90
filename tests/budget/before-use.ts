import { countFiles, type FirstLoad } from "../support/measure/first-load.ts";
import { firstLoadOf } from "./build.ts";
import { PAGES } from "./pages.ts";

/** Counts what a browser requested before use. */
export function countBeforeUse(name: string, files: FirstLoad["files"]) {
  const page = PAGES.find(({ path }) => path === name);
  if (!page) throw new Error(`${name} is not in tests/budget/pages.ts`);
  const counted = firstLoadOf(page).scripts.map((file) => `/${file}`);
  const paths = files.map(({ path }) => path).filter((path) => path.endsWith(".js"));
  // Scripts that the static budget doesn't know of.
  const uncounted = paths.filter((path) => !counted.includes(path));
  return { page, ...countFiles(files), uncounted };
}
