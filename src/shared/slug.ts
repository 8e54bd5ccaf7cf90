/**
 * A name as part of an address: lower case, accents removed, blanks to hyphens, other characters removed.
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

const SUFFIX_LENGTH = 6;

/** A slug for a profile: the name's own when it is free, else with the end of the account's id. */
export function freeSlug(name: string, id: string, taken: boolean): string {
  const slug = nameSlug(name);
  const suffix = id.slice(-SUFFIX_LENGTH);
  if (!slug) return `perfil-${suffix}`;
  return taken ? `${slug}-${suffix}` : slug;
}

/** The slugs a profile of this name may get, best first; the last is the id, which is nobody else's. */
export function slugCandidates(name: string, id: string): [string, string, string] {
  return [freeSlug(name, id, false), freeSlug(name, id, true), id];
}
