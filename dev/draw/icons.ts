/**
 * Draws the app's icons for phones as PNG files, from the SVG files beside them. Run it by hand when a drawing changes
 * (`node dev/draw/icons.ts`), and commit its output.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = fileURLToPath(new URL("../../web/public/", import.meta.url));

const ICONS = [
  { from: "favicon.svg", to: "icon-192.png", size: 192 },
  { from: "favicon.svg", to: "icon-512.png", size: 512 },
  { from: "icon-maskable.svg", to: "icon-maskable-512.png", size: 512 },
] as const;

for (const { from, to, size } of ICONS) {
  await sharp(PUBLIC + from, { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(PUBLIC + to);
}
