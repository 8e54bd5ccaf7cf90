import { crc32, deflateSync, inflateSync } from "node:zlib";

export type Colour = readonly [red: number, green: number, blue: number];

/** An image in memory: three bytes per pixel, rows from the top. */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, pixels = new Uint8Array(width * height * 3)) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  /** Blends a colour into a pixel; `share` is from 0 (unchanged) to 255 (only the colour). Ignores pixels outside. */
  blend(x: number, y: number, colour: Colour, share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || share === 0) return;
    const at = (y * this.width + x) * 3;
    for (let i = 0; i < 3; i++) {
      const old = this.pixels[at + i] ?? 0;
      this.pixels[at + i] = old + Math.round((((colour[i] ?? 0) - old) * share) / 255);
    }
  }

  /** Fills a rectangle with rounded corners. */
  fillRounded(box: { x: number; y: number; width: number; height: number; radius: number }, colour: Colour): void {
    const { x, y, width, height, radius } = box;
    for (let py = 0; py < height; py++) {
      for (let px = 0; px < width; px++) {
        const dx = Math.max(radius - px - 0.5, px + 0.5 - (width - radius), 0);
        const dy = Math.max(radius - py - 0.5, py + 0.5 - (height - radius), 0);
        this.blend(x + px, y + py, colour, coverage(Math.hypot(dx, dy), radius));
      }
    }
  }

  /** Draws a square picture cropped to a circle, or a disc of one colour. */
  drawDisc(centre: { x: number; y: number; radius: number }, fill: Picture | Colour): void {
    const { x, y, radius } = centre;
    for (let py = 0; py < radius * 2; py++) {
      for (let px = 0; px < radius * 2; px++) {
        const share = coverage(Math.hypot(px + 0.5 - radius, py + 0.5 - radius), radius);
        this.blend(x - radius + px, y - radius + py, fill instanceof Picture ? fill.at(px, py) : fill, share);
      }
    }
  }

  at(x: number, y: number): Colour {
    const at = (Math.min(y, this.height - 1) * this.width + Math.min(x, this.width - 1)) * 3;
    return [this.pixels[at] ?? 0, this.pixels[at + 1] ?? 0, this.pixels[at + 2] ?? 0];
  }
}

/** How much of a pixel at this distance is inside a circle, from 0 to 255; the edge is one pixel soft. */
function coverage(distance: number, radius: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, radius - distance + 0.5)));
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const RGB = 2;
const RGB_ALPHA = 6;

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Encodes as PNG with little compression, because the result is only an intermediate step. */
export function encodePng(picture: Picture): Uint8Array<ArrayBuffer> {
  const { width, height, pixels } = picture;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, RGB, 0, 0, 0], 8);
  const rows = new Uint8Array(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (1 + width * 3) + 1);
  }
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** Reverses the filter of a row in place (PNG specification, 9.2). */
function unfilter(kind: number, row: Uint8Array, above: Uint8Array, step: number): void {
  for (let i = 0; i < row.length; i++) {
    const left = row[i - step] ?? 0;
    const up = above[i] ?? 0;
    const corner = above[i - step] ?? 0;
    row[i] = (row[i] ?? 0) + predict(kind, left, up, corner);
  }
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const [dl, du, dc] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return dl <= du && dl <= dc ? left : du <= dc ? up : corner;
}

/** Decodes a non-interlaced PNG with 8 bits per channel; transparency becomes white. Throws for any other file. */
export function decodePng(file: Uint8Array): Picture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (!SIGNATURE.every((byte, i) => file[i] === byte)) throw new Error("no PNG");
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, kind, , , interlace] = file.subarray(24, 29);
  if (depth !== 8 || interlace !== 0 || (kind !== RGB && kind !== RGB_ALPHA)) throw new Error("unsupported PNG");
  const data: Uint8Array[] = [];
  for (let at = 8; at + 8 <= file.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49444154) data.push(file.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const rows = new Uint8Array(inflateSync(Buffer.concat(data)));
  const step = kind === RGB ? 3 : 4;
  const stride = width * step;
  const picture = new Picture(width, height);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    unfilter(rows[y * (stride + 1)] ?? 0, row, above, step);
    for (let x = 0; x < width; x++) {
      const alpha = step === 4 ? (row[x * 4 + 3] ?? 255) : 255;
      for (let i = 0; i < 3; i++) {
        picture.pixels[(y * width + x) * 3 + i] = Math.round(
          ((row[x * step + i] ?? 0) * alpha + 255 * (255 - alpha)) / 255,
        );
      }
    }
    above = row;
  }
  return picture;
}
