import { defineConfig } from "vitest/config";

const resolve = { tsconfigPaths: true };

/** In CI, a failed test runs once more; the report still names it (tests/run.ts). */
const retry = process.env["CI"] ? 1 : 0;

const WATCHED = "tests/faults/database-watched.test.ts";

const faults = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  resolve,
  test: {
    name,
    ...files,
    globalSetup: "tests/support/template-reference.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});

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
      faults("faults", { include: ["tests/faults/**/*.test.ts"], exclude: [WATCHED] }),
      // Mostly waits, so it runs beside other tests (tests/run/steps.ts).
      faults("faults-watched", { include: [WATCHED] }),
    ],
  },
});
