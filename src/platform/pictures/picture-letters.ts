import { z } from "zod";
import { keysOf } from "../../shared/keys.ts";
import type { Colour, Picture } from "./picture.ts";

/** Styles of Archivo used in drawn pictures; sizes in pixels. After a change, run dev/draw/link-previews.ts. */
export const PICTURE_FONTS = {
  title: { size: 64, weight: 700 },
  heading: { size: 46, weight: 700 },
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
function glyphOf(letters: Letters, font: PictureFont, letter: string): Glyph {
  const glyphs = letters.fonts[font];
  return glyphs[letter] ?? glyphs[letter.normalize("NFD")[0] ?? ""] ?? glyphs[MISSING] ?? [0];
}

/** Width of a single line of text in pixels. */
export function widthOf(letters: Letters, font: PictureFont, text: string): number {
  return Array.from(text).reduce((width, letter) => width + glyphOf(letters, font, letter)[0], 0);
}

/** Breaks a word that is wider than a line into parts with hyphens. */
function breakWord(letters: Letters, font: PictureFont, word: string, max: number): string[] {
  if (widthOf(letters, font, word) <= max) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && widthOf(letters, font, `${part}${letter}-`) > max) {
      parts.push(`${part}-`);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

/** Words; a separator stays with the one before it. */
const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+(?!•)/)
    .filter(Boolean);

/** Wraps a text between words into lines of at most `max` pixels, without cutting it. */
export function wrap(letters: Letters, font: PictureFont, text: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text).flatMap((whole) => breakWord(letters, font, whole, max))) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(letters, font, longer) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.replace(/ •$/, ""));
}

/** A font, and in how many lines a text may be in it. */
export type FontChoice = readonly [font: PictureFont, lines: number];

/**
 * Wraps a text in the first font in which it has few enough lines and no broken word, else in the last one, in as many lines as it needs.
 */
export function layOut(letters: Letters, text: string, max: number, choices: readonly [FontChoice, ...FontChoice[]]) {
  const fits = ([font, lines]: FontChoice) =>
    wordsOf(text).every((word) => widthOf(letters, font, word) <= max) &&
    wrap(letters, font, text, max).length <= lines;
  const [font] = choices.find(fits) ?? choices.at(-1) ?? choices[0];
  return wrap(letters, font, text, max).map((line) => ({ font, text: line }));
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
