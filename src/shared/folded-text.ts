/** A text in lower-case ASCII where possible, and for each of its units the place of its origin in the text itself. */
export interface FoldedText {
  folded: string;
  /** One more than `folded` has units: the last one is the text's length. */
  places: number[];
}

/** Folds case, accents, full-width and circled characters and keycaps, so that "９", "⑨" and "9️⃣" are "9". */
export function foldWithPlaces(text: string): FoldedText {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const isAscii = character <= "\u007f";
    const plain = isAscii ? character : character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
    folded += plain;
    place += character.length;
  }
  places.push(text.length);
  return { folded: folded.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()), places };
}
