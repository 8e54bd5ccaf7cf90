import { defineConfig, type Plugin } from "vitest/config";

/**
 * Stryker looks for tests by `suite test`, which Vitest 5 calls `suite > test`. Can go once Stryker does the same
 * (stryker-js#6210).
 */
const testsInSuites: Plugin = {
  name: "tests-in-suites",
  configureVitest({ project }) {
    let pattern: RegExp | undefined;
    Object.defineProperty(project.config, "testNamePattern", {
      get: () => pattern,
      set: (names?: RegExp) => {
        pattern = names && new RegExp(names.source.replaceAll(" ", "(?: | > )"));
      },
      enumerable: true,
    });
  },
};

/** The tests that mutants have to fail. Isolated, because Stryker prepares each file's run. */
export default defineConfig({
  plugins: [testsInSuites],
  resolve: { tsconfigPaths: true },
  test: {
    include: ["src/features/limits.test.ts", "src/features/*/rules*.test.ts", "src/shared/*.test.ts"],
    testTimeout: 60_000,
  },
});
