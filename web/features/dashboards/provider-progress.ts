const STEP_MIN = 2;
const STEP_MAX = 10;
export const FULL = 100;

/** The bar grows by 2 to 10 percent. @param random from 0 up to 1 */
export function nextProgress(progress: number, random: number): number {
  return Math.min(FULL, progress + STEP_MIN + random * (STEP_MAX - STEP_MIN));
}

/** Each message stands for the same share of the bar. */
export function messageAt(progress: number, count: number): number {
  return Math.min(count - 1, Math.floor((progress / FULL) * count));
}
