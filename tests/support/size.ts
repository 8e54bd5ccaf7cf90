/** Whether the full sizes are wanted: `npm run test:all`. */
export const isFull = process.env["TEST_SIZE"] === "full";

/** How much of something repeated to do: `small` in `npm test`, `full` in `npm run test:all`. */
export function inFull<T>(small: T, full: T): T {
  return isFull ? full : small;
}
