import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const CACHE_DIR = fileURLToPath(new URL("../../node_modules/.cache/demo-pictures", import.meta.url));

export interface Size {
  width: number;
  height: number;
}

/** Flat colours stay sharp at this quality. */
const QUALITY = 70;
/** WebP's effort: on small pictures it costs little, on large ones it would make the first start wait. */
const effortFor = ({ width }: Size): number => (width > 600 ? 1 : 2);

/**
 * A drawing as WebP in several sizes. What was rendered once is kept under node_modules/.cache, by its content.
 * @param svg a whole SVG document
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

/** Loaded when there is something to render: a start that finds everything kept does without. */
async function render(svg: string, sizes: readonly Size[]): Promise<Buffer[]> {
  const { default: sharp } = await import("sharp");
  // Many drawings are under way at a time: threads within each would only take turns.
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

/** Written beside and moved: another program that starts now reads whole files only. */
async function keep(file: string, image: Buffer | undefined): Promise<void> {
  if (!image) return;
  const written = `${file}.${process.pid}`;
  await writeFile(written, image);
  await rename(written, file);
}
