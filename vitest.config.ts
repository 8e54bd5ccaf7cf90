import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/run/slowest-first.ts";

const resolve = { tsconfigPaths: true };

const WATCHED = "tests/faults/database-watched.test.ts";

const faults = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  resolve,
  test: {
    name,
    ...files,
    globalSetup: "tests/run/template-reference.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    isolate: false,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // As in playwright.config.ts: the usual second is too short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        resolve,
        test: { name: "unit", include: ["{src,web,db,dev}/**/*.test.ts"], testTimeout: 60_000, isolate: false },
      },
      {
        resolve,
        test: {
          name: "integration",
          environment: "./tests/run/worker-environment.ts",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/run/template-reference.ts",
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
