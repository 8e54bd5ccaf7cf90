/** Joins class names, leaving out what is false, null or undefined. It does not resolve conflicts: pass layout classes only. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
