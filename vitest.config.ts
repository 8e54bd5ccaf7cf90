import { defineConfig } from "vitest/config";

const resolve = { tsconfigPaths: true };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { name: "unit", include: ["{src,web,db,dev}/**/*.test.ts"] },
      },
      {
        resolve,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        resolve,
        test: { name: "faults", include: ["tests/faults/**/*.test.ts"], hookTimeout: 60_000, fileParallelism: false },
      },
    ],
  },
});
