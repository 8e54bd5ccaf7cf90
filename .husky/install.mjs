import { existsSync, statSync } from "node:fs";

// Hooks are for a developer's own checkout. A tarball and CI need none, and a worktree shares its settings with the
// checkout that it belongs to.
const isCheckout = statSync(".git", { throwIfNoEntry: false })?.isDirectory();

if (isCheckout && !process.env.CI && existsSync("node_modules/husky")) {
  const { default: installHooks } = await import("husky");
  const problem = installHooks();
  if (problem) console.warn(`Git hooks were not installed: ${problem}`);
}
