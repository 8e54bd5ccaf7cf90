import { defineConfig } from "vitest/config";

const resolve = { tsconfigPaths: true };

/** In CI, a failed test runs once more; the report still names it (tests/run.ts). */
const retry = process.env["CI"] ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { name: "unit", include: ["{src,web,db,dev}/**/*.test.ts"], testTimeout: 60_000, isolate: false },
      },
      {
        resolve,
        test: {
          name: "integration",
          retry,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/template-reference.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 4,
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: "faults",
          retry,
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/support/template-reference.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
