/** Lower case without accents, for comparing what people type: "Hidráulica" → "hidraulica". */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a folded query fits a folded text: 0 not at all, 3 start of the text, 2 start of a word, 1 anywhere. Every word of the query must occur. */
export function matchRank(text: string, query: string): 0 | 1 | 2 | 3 {
  if (query === "" || text.startsWith(query)) return 3;
  const words = query.split(/\s+/);
  if (!words.every((word) => text.includes(word))) return 0;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 2 : 1;
}
