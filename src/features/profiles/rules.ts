import type { FieldProblem } from "../auth/rules.ts";

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

export interface BasicsValues {
  name: string;
  email: string;
  whatsapp: string;
}

export type BasicsField = keyof BasicsValues;

const REQUIRED: readonly [BasicsField, string][] = [
  ["name", "O nome completo é obrigatório."],
  ["email", "O email é obrigatório."],
  ["whatsapp", "O WhatsApp é obrigatório."],
];

/** The first of the profile's checks 1 to 3 that fails, in the specified order (provider specification, section 5). */
export function firstBasicsProblem(values: BasicsValues): FieldProblem<BasicsField> | null {
  const missing = REQUIRED.find(([field]) => !values[field].trim());
  return missing ? { field: missing[0], title: "Campo obrigatório", text: missing[1] } : null;
}

/** What one types to delete one's account. */
export const DELETION_WORD = "EXCLUIR";
