import { runIntegrationTests } from "../run/integration-tests.ts";
import type { Figure } from "../support/measure/figures.ts";

export const countRoundTrips = async (): Promise<Figure[]> => [
  await runIntegrationTests("round trips of each procedure", ["authorization-matrix"]),
  await runIntegrationTests("statements that scan or sort without a bound", ["query-plans/query-plans"]),
];

/** Each has a database of its own and ends before that checkpoints, after ten minutes: writes are refused meanwhile. */
const HISTORIES = { parts: 5, ofEach: 2_000, firstSeed: 20_261_126 };

/** 10,000 histories of payments, the same ones each time. */
export async function runBillingHistories(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (let part = 0; part < HISTORIES.parts; part++) {
    const [runs, seed] = [String(HISTORIES.ofEach), String(HISTORIES.firstSeed + part)];
    const name = `${runs} histories of payments, seed ${seed}`;
    figures.push(await runIntegrationTests(name, ["billing/payment-histories"], { BILLING_RUNS: runs, SEED: seed }));
  }
  return figures;
}
