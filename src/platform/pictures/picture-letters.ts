import { z } from "zod";
import { keysOf } from "../../shared/keys.ts";
import type { Colour, Picture } from "./picture.ts";

/** Styles of Archivo used in drawn pictures; sizes in pixels. After a change, run dev/card-picture/make.ts. */
export const PICTURE_FONTS = {
  title: { size: 64, weight: 700 },
  text: { size: 36, weight: 500 },
  small: { size: 28, weight: 500 },
} as const;
export type PictureFont = keyof typeof PICTURE_FONTS;

/** Box of a glyph's coverage, in pixels relative to the pen; y points down. */
export interface GlyphBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Advance, then the box and the offset of its coverage; blanks only have an advance. */
const glyph = z.union([
  z.tuple([z.number()]),
  z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
]);
type Glyph = z.infer<typeof glyph>;

export interface Letters {
  fonts: Record<PictureFont, Record<string, Glyph>>;
  /** One byte per pixel: 0 is transparent, 255 opaque. */
  coverage: Uint8Array;
}

const fontsOfFile = z.record(z.enum(keysOf(PICTURE_FONTS)), z.record(z.string(), glyph));

/** Parses the inflated cartao-letras.bin: header length (4 bytes, little-endian), header as JSON, coverage. */
export function parseLetters(bytes: Uint8Array): Letters {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const fonts = fontsOfFile.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))));
  return { fonts, coverage: bytes.subarray(4 + length) };
}

const MISSING = "•";

/** A letter's glyph; if the font lacks it, the letter without accents, else a dot. */
export function glyphOf(letters: Letters, font: PictureFont, letter: string): Glyph {
  const glyphs = letters.fonts[font];
  return glyphs[letter] ?? glyphs[letter.normalize("NFD")[0] ?? ""] ?? glyphs[MISSING] ?? [0];
}

/** Width of a single line of text in pixels. */
export function widthOf(letters: Letters, font: PictureFont, text: string): number {
  return Array.from(text).reduce((width, letter) => width + glyphOf(letters, font, letter)[0], 0);
}

/** Separators, and the particles of names. */
const LOOSE_END = /(?:[\s•,]|\s(?:d[aeo]s?|e))+$/;

/** Cuts a text to `max` pixels, between words if possible; ends in an ellipsis if something is cut. */
function cutToFit(letters: Letters, font: PictureFont, text: string, max: number): string {
  if (widthOf(letters, font, text) <= max) return text;
  const fits = (part: string) => widthOf(letters, font, part) <= max;
  const withEllipsis = (part: string) => `${part.replace(LOOSE_END, "")}…`;
  const words = text.split(" ");
  while (words.length > 1 && !fits(withEllipsis(words.join(" ")))) words.pop();
  const all = Array.from(words.join(" "));
  while (all.length > 1 && !fits(withEllipsis(all.join("")))) all.pop();
  return withEllipsis(all.join(""));
}

/** Wraps a text between words, into at most `maxLines` lines of at most `max` pixels. */
export function wrap(letters: Letters, font: PictureFont, text: string, max: number, maxLines: number): string[] {
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

/** Writes a line of text from `x`, on the baseline `y`. @returns where the pen is then */
export function write(
  picture: Picture,
  letters: Letters,
  line: { font: PictureFont; text: string; colour: Colour; x: number; y: number },
) {
  let pen = line.x;
  for (const letter of line.text) {
    const [advance, left = 0, top = 0, width = 0, height = 0, start = 0] = glyphOf(letters, line.font, letter);
    for (let i = 0; i < width * height; i++) {
      const share = letters.coverage[start + i] ?? 0;
      picture.blend(Math.round(pen) + left + (i % width), line.y + top + Math.floor(i / width), line.colour, share);
    }
    pen += advance;
  }
  return pen;
}
