import type { Plugin } from "vite";
import { leanModule, type Modules } from "./lean-module.ts";
import { leftOutElements } from "./left-out-elements.ts";
import { UNUSED_IN_BROWSERS } from "./unused-in-browsers.ts";
import { UNUSED_IN_WORKER } from "./unused-in-worker.ts";

const UNUSED: Readonly<Record<string, Modules>> = { portal: UNUSED_IN_WORKER, client: UNUSED_IN_BROWSERS };
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** What other packages could take of React, by the names that only React has. */
const APIS = /\b(?:PureComponent|unstable_batchedUpdates|useActionState|useFormStatus|useOptimistic|useTransition)\b/;
const SCREEN = /\/web\/(?!.*\/node_modules\/).*\.tsx(?:$|\?)/;

/** What a module needs of React that the app's React doesn't have. */
function missingOfReact(code: string, id: string): string | undefined {
  if (SCREEN.test(id)) return leftOutElements(code)[0];
  return id.includes("/node_modules/") && !REACT.test(id) ? APIS.exec(code)?.[0] : undefined;
}

/**
 * Leaves out parts of packages that the product doesn't use and that no bundler can see to be unused. Fails the build if
 * something needs what React then lacks.
 */
export function leanPackages(): Plugin {
  const seen = new Set<string>();
  return {
    name: "lean-packages",
    apply: "build",
    transform(code, id) {
      const missing = this.environment.name === "client" && missingOfReact(code, id);
      if (missing) this.error(`dev/build/unused-in-browsers.ts leaves out ${missing}`);
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
