/** One row of a command's table: what was measured, its target and the measured value. */
export interface Figure {
  name: string;
  target: string;
  figure: string;
  ok: boolean;
}

const SHOWN = 5;

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
  figure: String(figure),
  ok: figure >= min,
});

export const atMost = (name: string, figure: number, max: number): Figure => ({
  name,
  target: `≤ ${max}`,
  figure: String(figure),
  ok: figure <= max,
});
