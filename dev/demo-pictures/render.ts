import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const CACHE_DIR = fileURLToPath(new URL("../../node_modules/.cache/demo-pictures", import.meta.url));

export interface Size {
  width: number;
  height: number;
}

/** Flat colours stay sharp at this quality; a higher effort would double the time of the first start. */
const ENCODING = { quality: 72, effort: 2 } as const;

/**
 * A drawing as WebP in several sizes. What was rendered once is kept under node_modules/.cache, by its content.
 * @param svg a whole SVG document
 */
export async function renderDrawing(svg: string, sizes: readonly Size[]): Promise<Buffer[]> {
  const recipe = JSON.stringify([svg, sizes, ENCODING]);
  const name = `${CACHE_DIR}/${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}`;
  const files = sizes.map(({ width }) => `${name}-${width}.webp`);
  const kept = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
  if (kept.every((image) => image !== undefined)) return kept;
  const images = await render(svg, sizes);
  await mkdir(CACHE_DIR, { recursive: true });
  await Promise.all(files.map((file, index) => keep(file, images[index])));
  return images;
}

/** Loaded when there is something to render: a start that finds everything kept does without. */
async function render(svg: string, sizes: readonly Size[]): Promise<Buffer[]> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    sizes.map(({ width, height }) => sharp(data, { raw }).resize(width, height).webp(ENCODING).toBuffer()),
  );
}

/** Written beside and moved: another program that starts now reads whole files only. */
async function keep(file: string, image: Buffer | undefined): Promise<void> {
  if (!image) return;
  const written = `${file}.${process.pid}`;
  await writeFile(written, image);
  await rename(written, file);
}
