import { toTable } from "../support/measure/table.ts";

/** One figure of one page, and what it has to be at most or, with `isLowest`, at least. */
export interface Check {
  target: string;
  page: string;
  figure: number;
  wanted: number;
  isLowest?: boolean;
  digits?: number;
}

const isMet = ({ figure, wanted, isLowest }: Check) => (isLowest ? figure >= wanted : figure <= wanted);

const badness = ({ figure, wanted, isLowest }: Check) =>
  Number.isNaN(figure) ? Number.POSITIVE_INFINITY : isLowest ? wanted - figure : figure - wanted;
const show = (value: number, { digits = 0 }: Check) => (Number.isNaN(value) ? "none" : value.toFixed(digits));

/** One row per target, with its worst figure. */
function rowOf(target: string, checks: readonly Check[]): string[] {
  const [worst] = checks.toSorted((a, b) => badness(b) - badness(a));
  if (!worst) return [target];
  const missed = checks.filter((check) => !isMet(check)).length;
  return [
    target,
    `${show(worst.figure, worst)} (${worst.page})`,
    `${worst.isLowest ? "≥" : "≤"} ${show(worst.wanted, worst)}`,
    missed > 0 ? `MISSED ${missed} of ${checks.length}` : "ok",
  ];
}

/** Prints the table of targets and every miss. Returns whether there is none. */
export function printTargets(checks: readonly Check[]): boolean {
  const targets = [...Map.groupBy(checks, ({ target }) => target)];
  console.log(`\n${toTable([["target", "worst figure", "wanted", ""], ...targets.map((entry) => rowOf(...entry))])}`);
  const misses = checks.filter((check) => !isMet(check));
  for (const miss of misses) {
    console.log(`missed: ${miss.page}: ${miss.target} ${show(miss.figure, miss)}, wanted ${show(miss.wanted, miss)}`);
  }
  return misses.length === 0;
}
