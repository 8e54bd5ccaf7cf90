/**
 * Imports go one way: web → src (contracts only) → db, and within src: features → platform. Features use only each
 * other's rules, schemas, use cases and statements.
 */

/**
 * Features of the worker. Each may import only those before it, so that there are no cycles. The exception is the file
 * `statements.ts` of any feature: SQL that other features put into their own batches and queries.
 */
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
          "^src/(shared/(search/)?[^/]+|features/[^/]+/(schemas|schemas-[a-z-]+|rules|rules-[a-z-]+|catalogue|keywords|keywords-search|addresses|search-params|saved-addresses)|trpc/router)\\.ts$",
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
      to: { path: `^src/features/(${FEATURES.slice(i + 1).join("|")})/`, pathNot: "/statements\\.ts$" },
    })),
    {
      name: "db-imports-nothing-above",
      severity: "error",
      from: { path: "^db/" },
      to: { path: "^(src|web|dev|tests)/" },
    },
    {
      name: "product-does-not-know-the-fakes",
      severity: "error",
      from: { path: "^(src|web|db)/" },
      to: { path: "^(dev|tests)/" },
    },
    {
      name: "features-keep-queries-and-routers-to-themselves",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/[^/]+/(queries|router)", pathNot: "^src/features/$1/" },
    },
    {
      name: "statements-import-statements-and-pure-files-only",
      severity: "error",
      from: { path: "^src/features/[^/]+/statements\\.ts$" },
      to: {
        path: "^src/",
        pathNot: "^src/(platform|shared)/|^src/features/[^/]+/(statements|schemas-credentials|rules|catalogue)\\.ts$",
      },
    },
    {
      name: "platform-imports-no-feature",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: "^src/features/" },
    },
    {
      name: "drizzle-only-in-queries-statements-jobs-and-platform",
      severity: "error",
      from: {
        path: "^src/",
        pathNot:
          "queries[^/]*\\.ts$|/statements\\.ts$|\\.job\\.ts$|^src/platform/(delivery/outbox|limits/rate-limit|database/(keyset|worker-database)|observability/log)\\.ts$",
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
      name: "passwords-are-hashed-in-the-queue",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/features/auth/(password-queue|passwords|scrypt)(\\.test)?\\.ts$" },
      to: { path: "^src/features/auth/(passwords|scrypt)\\.ts$" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "/rules[a-z-]*\\.ts$" },
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
