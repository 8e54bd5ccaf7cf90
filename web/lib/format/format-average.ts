/** One decimal, with a comma: 4.92 → "4,9". */
export function formatAverage(average: number): string {
  return average.toFixed(1).replace(".", ",");
}
