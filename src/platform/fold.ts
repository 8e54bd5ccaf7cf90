/** A text as searches and orders compare it: lower case, without accents. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

/** The folded words of a text; blanks, hyphens and parentheses separate them. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[\s()-]+/u)
    .filter(Boolean);
}

/** A name as the directory sorts it: its folded words, one blank between them. */
export function nameKey(name: string): string {
  return foldedWords(name).join(" ");
}

/** What the directory searches of a professional card beside the name: folded words, one blank between them. */
export function cardWords(card: {
  profession?: string | null | undefined;
  specialties?: readonly string[] | undefined;
  serviceRegions?: readonly string[] | undefined;
}): string {
  const { profession, specialties = [], serviceRegions = [] } = card;
  return foldedWords([profession ?? "", ...specialties, ...serviceRegions].join(" ")).join(" ");
}
