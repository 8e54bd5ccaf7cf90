/** A text in lower-case ASCII where possible, and for each of its units the position of its origin in the text itself. */
export interface FoldedText {
  folded: string;
  /** One more than `folded` has units: the last one is the text's length. */
  positions: number[];
}

/** Circled digits of which Unicode doesn't know the plain ones. */
const CIRCLED = "❶❷❸❹❺❻❼❽❾";
const CIRCLED_SANS = "➀➁➂➃➄➅➆➇➈";
const CIRCLED_DARK = "➊➋➌➍➎➏➐➑➒";

/** The digit that a character is in any script, such as "٩" and "९"; null for others. Scripts have their ten in order. */
function digitOf(character: string): string | null {
  for (const circled of [CIRCLED, CIRCLED_SANS, CIRCLED_DARK]) {
    const index = circled.indexOf(character);
    if (index >= 0) return String(index + 1);
  }
  if (!/^\p{Nd}$/u.test(character)) return null;
  let before = character.codePointAt(0) ?? 0;
  const first = before;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(before - 1))) before--;
  return String((first - before) % 10);
}

function plainOf(character: string): string {
  return digitOf(character) ?? character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Folds case, accents, full-width and circled characters and keycaps, and the digits of all scripts. */
export function foldWithPositions(text: string): FoldedText {
  let folded = "";
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    const isAscii = character <= "\u007f";
    const plain = isAscii ? character : plainOf(character);
    for (let unit = 0; unit < plain.length; unit++) positions.push(position);
    folded += plain;
    position += character.length;
  }
  positions.push(text.length);
  return { folded: folded.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()), positions };
}
