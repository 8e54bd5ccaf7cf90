import { toTable } from "../support/table.ts";

/** A figure and the bound that it should keep. */
export interface Target {
  id: string;
  name: string;
  figure: number;
  min?: number;
  max?: number;
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const isMet = ({ figure, min = -Infinity, max = Infinity }: Target) => figure >= min && figure <= max;
const written = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));

function wanted({ min, max }: Target): string {
  if (min === undefined) return `≤ ${max}`;
  return max === undefined ? `≥ ${min}` : `${min} to ${max}`;
}

/** Prints all targets as one table. Returns whether all are met. */
export function report(targets: readonly Target[]): boolean {
  const rows = targets.map((target) => [
    isMet(target) ? "ok" : "MISSED",
    target.id,
    target.name,
    written(target.figure),
    wanted(target),
  ]);
  console.log(`\n${toTable([["", "", "target", "figure", "wanted"], ...rows])}`);
  return targets.every(isMet);
}
