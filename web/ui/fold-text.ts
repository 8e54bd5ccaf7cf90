/** Lower case without accents, for comparing search terms: "Hidráulica" → "hidraulica". */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Rates how well a folded text matches a folded query: 3 at the start of the text, 2 at the start of words, 1 anywhere,
 * 0 if a word of the query is missing.
 */
export function matchRank(text: string, query: string): 0 | 1 | 2 | 3 {
  if (query === "" || text.startsWith(query)) return 3;
  const words = query.split(/\s+/);
  if (!words.every((word) => text.includes(word))) return 0;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 2 : 1;
}
