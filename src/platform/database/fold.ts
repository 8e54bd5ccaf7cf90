import { foldText } from "../../shared/search/normalise.ts";

/** The folded words of a text, which spaces, hyphens and parentheses separate. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[\s()-]+/u)
    .filter(Boolean);
}

/** Sort key of a name in the directory: its folded words, separated by single spaces. */
export function nameKey(name: string): string {
  return foldedWords(name).join(" ");
}

/** What the directory searches in a professional card besides the name: folded words, separated by single spaces. */
export function cardWords(card: {
  profession?: string | null | undefined;
  specialties?: readonly string[] | undefined;
  serviceRegions?: readonly string[] | undefined;
}): string {
  const { profession, specialties = [], serviceRegions = [] } = card;
  return foldedWords([profession ?? "", ...specialties, ...serviceRegions].join(" ")).join(" ");
}
