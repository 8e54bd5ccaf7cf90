/** Styles of Archivo used in pictures of cards; sizes in pixels. After a change, run dev/card-picture/make.ts. */
export const CARD_FONTS = {
  title: { size: 64, weight: 700 },
  text: { size: 36, weight: 500 },
  small: { size: 28, weight: 500 },
} as const;
export type CardFont = keyof typeof CARD_FONTS;

/** Box of a glyph's coverage, in pixels relative to the pen; y points down. */
export interface GlyphBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Advance, then the box and the offset of its coverage; blanks only have an advance. */
type Glyph = [advance: number, left?: number, top?: number, width?: number, height?: number, start?: number];

export interface Letters {
  fonts: Record<CardFont, Record<string, Glyph>>;
  /** One byte per pixel: 0 is transparent, 255 opaque. */
  coverage: Uint8Array;
}

/** Parses the inflated cartao-letras.bin: header length (4 bytes, little-endian), header as JSON, coverage. */
export function parseLetters(bytes: Uint8Array): Letters {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const fonts = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Letters["fonts"];
  return { fonts, coverage: bytes.subarray(4 + length) };
}

const MISSING = "•";

/** A letter's glyph; if the font lacks it, the letter without accents, else a dot. */
export function glyphOf(letters: Letters, font: CardFont, letter: string): Glyph {
  const glyphs = letters.fonts[font];
  return glyphs[letter] ?? glyphs[letter.normalize("NFD")[0] ?? ""] ?? glyphs[MISSING] ?? [0];
}

/** Width of a single line of text in pixels. */
export function widthOf(letters: Letters, font: CardFont, text: string): number {
  return Array.from(text).reduce((width, letter) => width + glyphOf(letters, font, letter)[0], 0);
}

/** Cuts a text to `max` pixels, including an ellipsis if something is cut. */
function cutToFit(letters: Letters, font: CardFont, text: string, max: number): string {
  if (widthOf(letters, font, text) <= max) return text;
  const all = Array.from(text);
  while (all.length > 1 && widthOf(letters, font, `${all.join("").trimEnd()}…`) > max) all.pop();
  return `${all.join("").trimEnd()}…`;
}

/** Wraps a text between words, into at most `maxLines` lines of at most `max` pixels. */
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
