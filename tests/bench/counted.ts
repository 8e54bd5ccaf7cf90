import type { Figure } from "../support/figures.ts";
import { runIntegrationTests } from "../support/integration-tests.ts";

export const countRoundTrips = async (): Promise<Figure[]> => [
  await runIntegrationTests("S5: round trips of each procedure", ["authorization-matrix"]),
  await runIntegrationTests("S8: statements that scan or sort without a bound", ["query-plans"]),
];

export const runBillingHistories = async (): Promise<Figure[]> => [
  await runIntegrationTests("histories of payments", ["payment-histories"], { BILLING_RUNS: "10000" }),
];
