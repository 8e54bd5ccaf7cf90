const MAX_BATCHES = 20;

/**
 * Repeats a step of a job until a batch is not full. What is left after `maxBatches` is for the next run.
 * @param step handles up to `size` rows and returns how many there were
 */
export async function inBatches(
  size: number,
  step: (size: number) => Promise<number>,
  maxBatches = MAX_BATCHES,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const done = await step(size);
    total += done;
    if (done < size) break;
  }
  return total;
}
