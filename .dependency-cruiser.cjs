/** Imports go one way: web → src (contracts only) → db. Features use only each other's rules, schemas and use cases. */

/** Features of the worker. Each may import only those before it, so that there are no cycles. */
const FEATURES = [
  "support",
  "billing",
  "auth",
  "listings",
  "contacts",
  "requests",
  "demand",
  "profiles",
  "alerts",
  "notices",
  "analytics",
  "college",
  "networking",
  "ratings",
  "hires",
  "moderation",
  "admin",
];

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "web-imports-contracts-of-src-only",
      severity: "error",
      from: { path: "^web/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(src|db|dev)/",
        pathNot:
          "^src/(shared/[^/]+|features/[^/]+/(schemas|rules|catalogue|keywords|addresses|search-params|saved-addresses)|trpc/router)\\.ts$",
      },
    },
    {
      name: "shared-imports-zod-and-itself-only",
      severity: "error",
      from: { path: "^src/shared/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^src/shared/|node_modules/zod/" },
    },
    {
      name: "features-are-listed",
      severity: "error",
      from: { path: "^src/features/[^/]+/", pathNot: `^src/features/(${FEATURES.join("|")})/` },
      to: {},
    },
    ...FEATURES.slice(0, -1).map((feature, i) => ({
      name: `${feature}-imports-features-before-it-only`,
      severity: "error",
      from: { path: `^src/features/${feature}/` },
      to: { path: `^src/features/(${FEATURES.slice(i + 1).join("|")})/` },
    })),
    {
      name: "db-imports-nothing-above",
      severity: "error",
      from: { path: "^db/" },
      to: { path: "^(src|web|dev|tests)/" },
    },
    {
      name: "product-does-not-know-the-bench",
      severity: "error",
      from: { path: "^(src|web|db)/" },
      to: { path: "^(dev|tests)/" },
    },
    {
      name: "features-keep-queries-and-routers-to-themselves",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      // Acts of admins on courses join the college's statements with their audit row in one batch.
      to: { path: "^src/features/[^/]+/(queries|router)", pathNot: "^src/features/($1/|college/queries-content)" },
    },
    {
      name: "drizzle-only-in-queries-jobs-and-platform",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: "queries[^/]*\\.ts$|\\.job\\.ts$|^src/platform/(outbox|rate-limit|keyset|log|worker-database)\\.ts$",
      },
      to: { path: "node_modules/drizzle-orm|^db/schema" },
    },
    {
      name: "lucia-and-arctic-in-one-file-each",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/features/auth/(sessions|google)\\.ts$" },
      to: { path: "node_modules/(lucia|arctic)/" },
    },
    {
      name: "passwords-are-hashed-in-turn",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/features/auth/(password-turn|passwords|scrypt)(\\.test)?\\.ts$" },
      to: { path: "^src/features/auth/(passwords|scrypt)\\.ts$" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "rules\\.ts$" },
      to: { path: "^(db|src/trpc)/|node_modules/(drizzle-orm|hono|@trpc)" },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^web/(ui|lib)/" },
      to: { path: "^web/(features|routes)/" },
    },
    {
      name: "web-features-do-not-import-each-other",
      severity: "error",
      from: { path: "^web/features/([^/]+)/" },
      to: { path: "^web/(routes|features/(?!$1/))" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "route-tree\\.gen\\.ts$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
