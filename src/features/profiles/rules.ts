/**
 * The address part of a business card: lower case, accents removed, blanks to hyphens, other characters removed.
 * May be empty (a name of symbols alone): the caller then adds a suffix. Source: provider specification, section 5.
 */
export function nameSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
