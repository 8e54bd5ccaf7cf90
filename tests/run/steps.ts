import { globSync } from "node:fs";

export interface Step {
  name: string;
  command: string;
  /** Which tool writes the JSON report; a step without a report counts as a single test. */
  report?: "vitest" | "playwright";
  /** Paths of its test files. */
  files?: RegExp;
  needsBuild?: boolean;
}

const vitest = (name: string, files: RegExp, needsBuild = true): Step => ({
  name,
  command: `vitest run --project ${name}`,
  report: "vitest",
  files,
  needsBuild,
});

export const BUILD: Step = { name: "build", command: "vite build --logLevel warn" };
const BUDGET: Step = { name: "budget", command: "node tests/budget.ts", needsBuild: true };
export const UNIT = vitest("unit", /^(src|web|db|dev)\/.*\.test\.ts$/, false);
export const TYPES: Step = { name: "types", command: "npm run --silent types" };
export const LINT: Step = { name: "lint", command: "biome check --error-on-warnings" };
const BOUNDARIES: Step = { name: "boundaries", command: "npm run --silent boundaries" };
const UNUSED: Step = { name: "unused", command: "knip" };
const INTEGRATION = vitest("integration", /^tests\/integration\/.*\.test\.ts$/);
const FAULTS = vitest("faults", /^tests\/faults\/(?!database-watched).*\.test\.ts$/);
const FAULTS_WATCHED = vitest("faults-watched", /^tests\/faults\/database-watched\.test\.ts$/);
const E2E: Step = {
  name: "e2e",
  command: "playwright test",
  report: "playwright",
  files: /^tests\/e2e\/.*\.spec\.ts$/,
  needsBuild: true,
};

/** Lanes run side by side, and the steps of a lane one after another. */
export type Lane = readonly Step[];

/**
 * The phases run one after another. The integration and the end-to-end tests each keep two cores busy; the faults wait
 * for more than half of their time, so they run beside the first.
 */
export const PHASES: readonly (readonly Lane[])[] = [
  [
    [BUILD, BUDGET, UNIT],
    [TYPES, LINT, BOUNDARIES, UNUSED],
  ],
  [[INTEGRATION], [FAULTS_WATCHED, FAULTS]],
  [[E2E]],
];

export const STEPS = PHASES.flat(2);

const allTestFiles = globSync("{src,web,db,dev,tests}/**/*.{test,spec}.ts").toSorted();

export const testFilesOf = ({ files }: Step): string[] => allTestFiles.filter((file) => files?.test(file));
