import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { DrawingKind } from "./drawings.ts";

const CACHE_DIR = fileURLToPath(new URL("../../../node_modules/.cache/demo-pictures", import.meta.url));

export interface Size {
  width: number;
  height: number;
}

/** Display size, which is also the size of the drawing, then thumbnail size. */
export const PICTURE_SIZES: Readonly<Record<DrawingKind, readonly Size[]>> = {
  photo: [
    { width: 1200, height: 900 },
    { width: 480, height: 360 },
  ],
  portrait: [
    { width: 512, height: 512 },
    { width: 160, height: 160 },
  ],
};

/** Flat colours stay sharp at this quality. */
const QUALITY = 70;
/** WebP effort. Higher values make smaller files, but for large pictures they would slow down the first start. */
const effortFor = ({ width }: Size): number => (width > 600 ? 1 : 2);

/**
 * Renders a drawing as WebP in several sizes. Results are cached in node_modules/.cache by the drawing's content.
 * @param svg a complete SVG document
 */
export async function renderDrawing(svg: string, sizes: readonly Size[]): Promise<Buffer[]> {
  const recipe = JSON.stringify([svg, sizes, QUALITY, sizes.map(effortFor)]);
  const name = `${CACHE_DIR}/${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}`;
  const files = sizes.map(({ width }) => `${name}-${width}.webp`);
  const kept = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
  if (kept.every((image) => image !== undefined)) return kept;
  const images = await render(svg, sizes);
  await mkdir(CACHE_DIR, { recursive: true });
  await Promise.all(files.map((file, index) => keep(file, images[index])));
  return images;
}

/** Imports sharp only if something needs rendering, so that a start with a full cache does not load it. */
async function render(svg: string, sizes: readonly Size[]): Promise<Buffer[]> {
  const { default: sharp } = await import("sharp");
  // Drawings are already rendered in parallel, so more threads for each would only compete.
  sharp.concurrency(1);
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (size: Size) =>
    sharp(data, { raw })
      .resize(size.width, size.height)
      .webp({ quality: QUALITY, effort: effortFor(size) })
      .toBuffer();
  return Promise.all(sizes.map(encode));
}

/** Writes to a temporary file and renames it, so that a program that starts meanwhile never reads a partial picture. */
async function keep(file: string, image: Buffer | undefined): Promise<void> {
  if (!image) return;
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, image);
  await rename(temporary, file);
}
