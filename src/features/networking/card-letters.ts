/** The cuts of Archivo that the picture of a card is written with; sizes in pixels. Changed: run dev/card-picture/make.ts. */
export const CARD_FONTS = {
  title: { size: 64, weight: 700 },
  text: { size: 36, weight: 500 },
  small: { size: 28, weight: 500 },
} as const;
export type CardFont = keyof typeof CARD_FONTS;

/** Where a letter's coverage stands, in pixels from the pen; y grows downwards. */
export interface GlyphBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Advance, then the box and where its coverage begins; a blank has its advance alone. */
type Glyph = [advance: number, left?: number, top?: number, width?: number, height?: number, start?: number];

export interface Letters {
  fonts: Record<CardFont, Record<string, Glyph>>;
  /** One byte a pixel: 0 none, 255 full. */
  coverage: Uint8Array;
}

/** Reads cartao-letras.bin once it is inflated: length of the header (4 bytes, little-endian), header as JSON, coverage. */
export function parseLetters(bytes: Uint8Array): Letters {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const fonts = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Letters["fonts"];
  return { fonts, coverage: bytes.subarray(4 + length) };
}

const MISSING = "•";

/** A letter's glyph; one that the font lacks without its accents, else a dot. */
export function glyphOf(letters: Letters, font: CardFont, letter: string): Glyph {
  const glyphs = letters.fonts[font];
  return glyphs[letter] ?? glyphs[letter.normalize("NFD")[0] ?? ""] ?? glyphs[MISSING] ?? [0];
}

/** Width of a text on one line, in pixels. */
export function widthOf(letters: Letters, font: CardFont, text: string): number {
  return Array.from(text).reduce((width, letter) => width + glyphOf(letters, font, letter)[0], 0);
}

/** The beginning of a text that fits in `max` pixels, with an ellipsis if something is missing. */
function cutToFit(letters: Letters, font: CardFont, text: string, max: number): string {
  if (widthOf(letters, font, text) <= max) return text;
  const all = Array.from(text);
  while (all.length > 1 && widthOf(letters, font, `${all.join("").trimEnd()}…`) > max) all.pop();
  return `${all.join("").trimEnd()}…`;
}

/** A text in at most `maxLines` lines of at most `max` pixels, broken between words. */
export function wrap(letters: Letters, font: CardFont, text: string, max: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/).filter(Boolean);
  while (rest.length > 0 && lines.length < maxLines - 1) {
    let count = 1;
    while (count < rest.length && widthOf(letters, font, rest.slice(0, count + 1).join(" ")) <= max) count++;
    lines.push(cutToFit(letters, font, rest.slice(0, count).join(" "), max));
    rest = rest.slice(count);
  }
  if (rest.length > 0) lines.push(cutToFit(letters, font, rest.join(" "), max));
  return lines;
}
