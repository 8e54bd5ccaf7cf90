/**
 * A name as part of a URL: lower case, without accents, spaces as hyphens, other characters removed. May be empty (a
 * name of symbols only); the caller then adds a suffix.
 */
export function nameSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

const SUFFIX_LENGTH = 6;

/** The slug of a profile: its name's slug if that is free, otherwise with the end of the account's id. */
export function freeSlug(name: string, id: string, taken: boolean): string {
  const slug = nameSlug(name);
  const suffix = id.slice(-SUFFIX_LENGTH);
  if (!slug) return `perfil-${suffix}`;
  return taken ? `${slug}-${suffix}` : slug;
}

/** Slugs for a profile of this name, best first. The last is the id, which is unique. */
export function slugCandidates(name: string, id: string): [string, string, string] {
  return [freeSlug(name, id, false), freeSlug(name, id, true), id];
}
