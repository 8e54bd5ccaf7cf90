import type { Plugin } from "vite";
import { findNodes, type Node, without } from "./syntax.ts";

/** What the product doesn't use of a module. */
interface Unused {
  /** Methods of its classes. */
  methods?: readonly string[];
  /** Classes in the old style, with all methods. */
  prototypes?: readonly string[];
  /** Functions, which then throw. */
  functions?: readonly string[];
  /** Other parts, each with what stands for it wherever it occurs. */
  parts?: readonly [part: string, instead: string][];
}

type Modules = Readonly<Record<string, Unused>>;

/** By the module's path in `node_modules`. */
const IN_WORKER: Modules = {
  // Relational queries (`db.query`), transactions in steps, migrations, caches of results, and tables by a function.
  "drizzle-orm/libsql/session.js": { methods: ["migrate", "transaction"] },
  "drizzle-orm/sqlite-core/db.js": {
    methods: ["transaction"],
    parts: [
      [
        'import { RelationalQueryBuilder } from "./query-builders/query.js";',
        "const RelationalQueryBuilder = undefined;",
      ],
    ],
  },
  "drizzle-orm/sqlite-core/dialect.js": { methods: ["buildRelationalQuery", "migrate"] },
  "drizzle-orm/sqlite-core/session.js": {
    parts: [["this.cache === void 0 || is(this.cache, NoopCache) || this.queryMetadata === void 0", "true"]],
  },
  "drizzle-orm/sqlite-core/table.js": { parts: [["columns(getSQLiteColumnBuilders())", "undefined"]] },
  // How browsers load routes.
  "@tanstack/router-core/dist/esm/router.js": {
    parts: [
      [
        'import { loadClientRoute, loadRouteChunk, preloadClientRoute, refreshClientRoute, replaceRouteChunk } from "./load-client.js";',
        'import { loadRouteChunk, replaceRouteChunk } from "./load-client.js";\nconst loadClientRoute = undefined, preloadClientRoute = undefined, refreshClientRoute = undefined;',
      ],
    ],
  },
  // Screens are rendered without running their mutations.
  "@tanstack/query-core/build/modern/mutationCache.js": {
    parts: [['import { Mutation } from "./mutation.js";', "const Mutation = undefined;"]],
  },
  // `renderToString` has all of a page before it writes the first part: nothing is sent later, resumed or replayed.
  "react-dom/cjs/react-dom-server-legacy.browser.production.js": {
    functions: [
      ...["flushCompletedBoundary", "flushPartiallyCompletedSegment", "writeStyleResourceDependenciesInJS"],
      ...["abortRemainingReplayNodes", "resumeNode", "createReplayTask", "trackPostpone", "trackPostponedBoundary"],
      ...[
        "preload",
        "preloadModule",
        "preconnect",
        "prefetchDNS",
        "preinitStyle",
        "preinitScript",
        "preinitModuleScript",
      ],
      ...["injectFormReplayingRuntime", "describeComponentStackByType"],
    ],
    parts: [["null !== task.replay", "false"]],
  },
};

const IN_BROWSERS: Modules = {
  // View transitions, refs of fragments, lists of suspense, states of actions, and hints about resources.
  "react-dom/cjs/react-dom-client.production.js": {
    functions: [
      ...["commitExitViewTransitions", "trackEnterViewTransitions", "commitNestedViewTransitions"],
      ...["restoreNestedViewTransitions", "restoreEnterOrExitViewTransitions"],
      ...["updateSuspenseListComponent", "mountActionState", "updateActionStateImpl", "dispatchActionState"],
      ...["preload", "preloadModule", "preconnectAs", "preinitStyle", "preinitScript", "preinitModuleScript"],
    ],
    prototypes: ["FragmentInstance"],
    parts: [
      ["(committedLanes & 335544064) === committedLanes", "false"],
      ["(lanes & 335544064) === lanes", "false"],
      ["shouldStartViewTransition\n    ?", "false\n    ?"],
    ],
  },
};

const UNUSED: Readonly<Record<string, Modules>> = { portal: IN_WORKER, client: IN_BROWSERS };

function replaceAll(code: string, [part, instead]: readonly [string, string]): string {
  if (!code.includes(part)) throw new Error(`no ${part}`);
  return code.replaceAll(part, () => instead);
}

/** The nodes with these names. Throws if one is missing. */
function named(nodes: readonly Node[], names: readonly string[], nameOf: (node: Node) => string | undefined): Node[] {
  const missing = names.filter((name) => !nodes.some((node) => nameOf(node) === name));
  if (missing.length > 0) throw new Error(`no ${missing.join(", ")}`);
  return nodes.filter((node) => names.includes(nameOf(node) ?? ""));
}

/** The class whose method an assignment defines. */
const prototypeOf = (target?: Node): string | undefined =>
  target?.object?.property?.name === "prototype" ? target.object.object?.name : undefined;

/** A module without what the product doesn't use. Throws if it looks different. */
export function leanModule(code: string, unused: Unused): string {
  const { methods = [], prototypes = [], functions = [], parts = [] } = unused;
  const known = parts.reduce(replaceAll, code);
  const find = (wanted: string) => findNodes(known, ({ type }) => type === wanted);
  const cut = [
    ...named(find("MethodDefinition"), methods, ({ key }) => key?.name),
    ...named(find("ExpressionStatement"), prototypes, ({ expression }) => prototypeOf(expression?.left)),
  ];
  const emptied = named(find("FunctionDeclaration"), functions, ({ id }) => id?.name);
  return without(
    known,
    cut,
    emptied.flatMap(({ body }) => body ?? []),
  );
}

/** Leaves out parts of packages that the product doesn't use and that no bundler can see to be unused. */
export function leanPackages(): Plugin {
  const seen = new Set<string>();
  return {
    name: "lean-packages",
    apply: "build",
    transform(code, id) {
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
