/** Joins class names, skipping falsy values. Doesn't resolve conflicts, so callers pass only layout classes. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
