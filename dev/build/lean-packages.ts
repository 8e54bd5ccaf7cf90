import type { Plugin } from "vite";
import { leanModule, type Modules } from "./lean-module.ts";
import { leftOutElements } from "./left-out-elements.ts";
import { UNUSED_IN_BROWSERS } from "./unused-in-browsers.ts";
import { UNUSED_IN_WORKER } from "./unused-in-worker.ts";

const UNUSED: Readonly<Record<string, Modules>> = { portal: UNUSED_IN_WORKER, client: UNUSED_IN_BROWSERS };
const SCREEN = /\/web\/(?!.*\/node_modules\/).*\.tsx(?:$|\?)/;

/**
 * Leaves out parts of packages that the product doesn't use and that no bundler can see to be unused. Fails the build if a
 * screen needs one of the elements that React then lacks.
 */
export function leanPackages(): Plugin {
  const seen = new Set<string>();
  return {
    name: "lean-packages",
    apply: "build",
    transform(code, id) {
      if (SCREEN.test(id) && this.environment.name === "client") {
        const [found] = leftOutElements(code);
        if (found) this.error(`dev/build/unused-in-browsers.ts leaves out ${found}`);
        return null;
      }
      const [, file = ""] = /\/node_modules\/((?!.*\/node_modules\/).*\.js)$/.exec(id) ?? [];
      const unused = UNUSED[this.environment.name]?.[file];
      if (!unused) return null;
      seen.add(file);
      try {
        return { code: leanModule(code, unused), map: null };
      } catch (error) {
        this.error(`${file} has changed, see dev/build/lean-packages.ts: ${error}`);
      }
    },
    buildEnd(error) {
      const missing = Object.keys(UNUSED[this.environment.name] ?? {}).filter((file) => !seen.has(file));
      // Development versions of React are other files.
      if (!error && process.env["NODE_ENV"] !== "development" && missing.length > 0)
        this.error(`dev/build/lean-packages.ts names modules that are not there: ${missing.join(", ")}`);
    },
  };
}
