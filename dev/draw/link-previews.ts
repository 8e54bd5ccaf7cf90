/**
 * Draws what the worker cannot: the backgrounds of pictures for link previews, and the letters for their texts. Run it by
 * hand when the design changes (`node dev/draw/link-previews.ts`, needs Chromium), and commit its output.
 */
import { readFile, writeFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { type GlyphBox, PICTURE_FONTS } from "../../src/platform/pictures/picture-letters.ts";
import { findChromium } from "../../tests/support/chromium.ts";
import { backgroundHtml, CARD, CERTIFICATE, DEMAND } from "./backgrounds.ts";

const ASSETS = new URL("../../web/public/figuras/", import.meta.url);
const FONT = new URL("../../web/ui/fonts/archivo-pt.woff2", import.meta.url);

/** The characters of the font that a name may contain, and the star, which is drawn. */
const LETTERS = [...range(0x21, 0x7e), ...range(0xa1, 0xff), ..."–—‘’“”•…€™★"].filter((letter) => letter !== "\u00ad");

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

type Drawn = { advance: number; box: GlyphBox | null; alpha: number[] };

/** Runs in the page. Returns each letter's coverage (0 to 255 per pixel) and its box relative to the pen. */
function drawLetters(input: { letters: string[]; font: string; size: number }): Drawn[] {
  const { letters, font, size } = input;
  const pad = Math.ceil(size / 2);
  const canvas = document.createElement("canvas");
  canvas.width = size * 2 + pad * 2;
  canvas.height = size * 2;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  pen.font = font;
  const baseline = Math.round(size * 1.3);
  const star = () => {
    pen.beginPath();
    for (let i = 0; i < 10; i++) {
      const radius = (i % 2 ? 0.2 : 0.46) * size;
      const angle = (Math.PI * i) / 5 - Math.PI / 2;
      pen.lineTo(pad + size / 2 + radius * Math.cos(angle), baseline - size * 0.36 + radius * Math.sin(angle));
    }
    pen.fill();
    return size * 1.05;
  };
  return letters.map((letter) => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    let advance = size;
    if (letter === "★") advance = star();
    else {
      advance = pen.measureText(letter).width;
      pen.fillText(letter, pad, baseline);
    }
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1];
    for (let y = 0; y < canvas.height; y++) {
      for (let x = 0; x < canvas.width; x++) {
        if (!data[(y * canvas.width + x) * 4 + 3]) continue;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
    }
    if (right < 0) return { advance, box: null, alpha: [] };
    const alpha: number[] = [];
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) alpha.push(data[(y * canvas.width + x) * 4 + 3] ?? 0);
    }
    return {
      advance,
      box: { left: left - pad, top: top - baseline, width: right - left + 1, height: bottom - top + 1 },
      alpha,
    };
  });
}

async function writeLetters(page: Page): Promise<void> {
  const fonts: Record<string, unknown> = {};
  const coverage: number[] = [];
  for (const [name, { size, weight }] of Object.entries(PICTURE_FONTS)) {
    const drawn = await page.evaluate(drawLetters, {
      letters: [...LETTERS, " "],
      font: `${weight} ${size}px Archivo`,
      size,
    });
    const glyphs: Record<string, unknown[]> = {};
    [...LETTERS, " "].forEach((letter, i) => {
      const glyph = drawn[i];
      if (!glyph) return;
      const advance = Math.round(glyph.advance * 16) / 16;
      const { box } = glyph;
      glyphs[letter] = box ? [advance, box.left, box.top, box.width, box.height, coverage.length] : [advance];
      for (const value of glyph.alpha) coverage.push(value);
    });
    fonts[name] = glyphs;
  }
  const header = Buffer.from(JSON.stringify(fonts));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const file = deflateRawSync(Buffer.concat([length, header, Buffer.from(coverage)]), { level: 9 });
  await writeFile(new URL("cartao-letras.bin", ASSETS), file);
  console.log(`cartao-letras.bin: ${file.length} bytes`);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = (await readFile(FONT)).toString("base64");
  for (const [file, background] of [
    ["cartao-fundo.png", CARD],
    ["certificado-fundo.png", CERTIFICATE],
    ["demanda-fundo.png", DEMAND],
  ] as const) {
    await page.setContent(backgroundHtml(`data:font/woff2;base64,${font}`, background));
    await page.evaluate(
      async (fonts) => {
        await Promise.all(fonts.map((css) => document.fonts.load(css)));
      },
      Object.values(PICTURE_FONTS).map(({ size, weight }) => `${weight} ${size}px Archivo`),
    );
    await page.screenshot({ path: new URL(file, ASSETS).pathname });
  }
  await writeLetters(page);
} finally {
  await browser.close();
}
