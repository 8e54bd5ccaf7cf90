import { z } from "zod";

/** Higher counts are shown as "1.000+". */
export const COUNT_MAX = 1_000;

/** `isMore` means that there are more than `count`. */
export const boundedCount = z.object({ count: z.number(), isMore: z.boolean() });
export type BoundedCount = z.infer<typeof boundedCount>;

/** The count to show, of rows that were counted up to one more than `max`, or cut off before. */
export function boundCount(count: number, { isCut = false, max = COUNT_MAX } = {}): BoundedCount {
  return { count: Math.min(count, max), isMore: isCut || count > max };
}
