import { toTable } from "./table.ts";

/** One row of a command's table: what was measured, its target and the measured value. */
export interface Figure {
  name: string;
  target: string;
  figure: string;
  ok: boolean;
}

const SHOWN = 5;

const written = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));

/** A figure that must be zero. Shows the first findings. */
export const none = (name: string, found: readonly string[]): Figure => ({
  name,
  target: "0",
  figure: [found.length, ...found.slice(0, SHOWN)].join(" | "),
  ok: found.length === 0,
});

export const atLeast = (name: string, figure: number, min: number): Figure => ({
  name,
  target: `≥ ${min}`,
  figure: written(figure),
  ok: figure >= min,
});

export const atMost = (name: string, figure: number, max: number): Figure => ({
  name,
  target: `≤ ${max}`,
  figure: written(figure),
  ok: figure <= max,
});

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** What a part of a command measures, with the time that it took; if it throws, that is what the table says. */
export async function measure(name: string, part: () => Promise<Figure[]>): Promise<Figure[]> {
  const started = performance.now();
  try {
    return await part();
  } catch (error) {
    console.error(error);
    return [{ name: "the part itself", target: "runs", figure: "failed", ok: false }];
  } finally {
    console.log(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

/** Prints the figures of all parts as one table. Returns whether all targets are met. */
export function printFigures(parts: ReadonlyMap<string, readonly Figure[]>): boolean {
  const rows = [...parts].flatMap(([part, figures]) =>
    figures.map(({ name, target, figure, ok }) => [ok ? "ok" : "MISSED", part, name, target, figure]),
  );
  console.log(`\n${toTable([["", "part", "what", "target", "figure"], ...rows])}`);
  return rows.every(([state]) => state === "ok");
}
