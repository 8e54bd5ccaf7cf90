import type { Modules } from "./lean-module.ts";

/** What the worker doesn't use of packages. */
export const UNUSED_IN_WORKER: Modules = {
  // Looks for the names of classes, for each part of a statement, in case there are two copies of Drizzle.
  "drizzle-orm/entity.js": { parts: [["if (value instanceof type) {", "return value instanceof type;\n  {"]] },
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
