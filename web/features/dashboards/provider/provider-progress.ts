const STEP_MIN = 2;
const STEP_MAX = 10;
export const FULL = 100;

/** Grows the bar by 2 to 10 percent. @param random in [0, 1) */
export function nextProgress(progress: number, random: number): number {
  return Math.min(FULL, progress + STEP_MIN + random * (STEP_MAX - STEP_MIN));
}

/** Index of the current message; each one covers an equal share of the bar. */
export function messageAt(progress: number, count: number): number {
  return Math.min(count - 1, Math.floor((progress / FULL) * count));
}
