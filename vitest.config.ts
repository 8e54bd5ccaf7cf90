import { defineConfig } from "vitest/config";

const resolve = { tsconfigPaths: true };

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: "unit", include: ["src/**/*.test.ts", "web/**/*.test.ts", "db/**/*.test.ts", "dev/**/*.test.ts"] } },
      {
        resolve,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/integration-setup.ts",
          testTimeout: 20_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
