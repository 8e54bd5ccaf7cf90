import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { makeBomb, makePhonePhoto, makePhoto, pngChunk } from "../support/photos.ts";

export interface HostileImage {
  name: string;
  bytes: Buffer;
}

/** In texts and metadata of the images; no stored image may have it. */
export const TRACE = "canariodaimagem";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert('${TRACE}')</script></svg>`;
const HTML = `<!doctype html><script>alert('${TRACE}')</script>`;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_START = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** What follows the signature and the header of a PNG. */
const PNG_HEADER_END = 33;

/** A segment of a JPEG, after its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A chunk at the end of a WebP, whose length is corrected. */
function withWebpChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const whole = Buffer.concat([webp, Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A PNG that claims this size, with other content after its header. */
function pngOf(width: number, height: number, rest: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([PNG_START, pngChunk("IHDR", header), rest]);
}

/** A ZIP archive with one file, as it may follow a picture. */
function zipOf(name: string, content: string): Buffer {
  const data = deflateRawSync(Buffer.from(content));
  const local = Buffer.alloc(30);
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name), data]);
}

async function polyglots(jpeg: Buffer, png: Buffer, webp: Buffer): Promise<[string, Buffer][]> {
  const comment = Buffer.from(`*/=1;alert('${TRACE}');/*`);
  const originals = { JPEG: jpeg, PNG: png, WebP: webp };
  const tails = { HTML: Buffer.from(HTML), ZIP: zipOf("x.html", HTML), PDF: Buffer.from(`%PDF-1.4 ${TRACE}`) };
  return [
    ...Object.entries(originals).flatMap(([kind, bytes]) =>
      Object.entries(tails).map(([tail, more]): [string, Buffer] => [
        `${kind} with ${tail} at its end`,
        Buffer.concat([bytes, more]),
      ]),
    ),
    ["JPEG with a script in a comment", withSegment(jpeg, 0xfe, comment)],
    ["JPEG with HTML as EXIF", withSegment(jpeg, 0xe1, Buffer.from(`Exif\0\0${HTML}`))],
    ["JPEG with XMP", withSegment(jpeg, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${TRACE}</x>`))],
    ["JPEG with a broken ICC profile", withSegment(jpeg, 0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${TRACE}`))],
    ["JPEG with IPTC", withSegment(jpeg, 0xed, Buffer.from(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0f${TRACE}`))],
    ["JPEG with 200 comments", Array.from({ length: 200 }).reduce<Buffer>((b) => withSegment(b, 0xfe, comment), jpeg)],
    ["JPEG with HTML before it", Buffer.concat([Buffer.from(HTML), jpeg])],
    ["SVG", Buffer.from(SVG)],
    ["SVG with an XML head", Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ["SVG, compressed", gzipSync(SVG)],
    ["SVG after PNG's first bytes", Buffer.concat([PNG_START, Buffer.from(SVG)])],
    ["HTML", Buffer.from(HTML)],
    ["HTML after JPEG's first bytes", Buffer.concat([JPEG_START, Buffer.from(HTML)])],
    ["GIF that is a script", Buffer.from(`GIF89a=1;alert('${TRACE}')`)],
  ];
}

function pngChunks(png: Buffer): [string, Buffer][] {
  const insert = (chunk: Buffer) =>
    Buffer.concat([png.subarray(0, PNG_HEADER_END), chunk, png.subarray(PNG_HEADER_END)]);
  const text = Buffer.from(`Comment\0${TRACE}`);
  const bombText = Buffer.concat([Buffer.from("Comment\0\0"), Buffer.from(deflateRawSync(Buffer.alloc(4_000_000)))]);
  return [
    ["PNG with a text", insert(pngChunk("tEXt", text))],
    ["PNG with a compressed text that expands", insert(pngChunk("zTXt", bombText))],
    ["PNG with EXIF", insert(pngChunk("eXIf", Buffer.from(`MM\0*${TRACE}`)))],
    ["PNG with a broken ICC profile", insert(pngChunk("iCCP", Buffer.from(`x\0\0${TRACE}`)))],
    ["APNG that claims a billion frames", insert(pngChunk("acTL", Buffer.from([63, 255, 255, 255, 0, 0, 0, 0])))],
    ["PNG with an unknown critical chunk", insert(pngChunk("ABCD", text))],
    ["PNG with a chunk of a negative length", insert(Buffer.from("\xff\xff\xff\xfftEXt", "latin1"))],
    ["PNG with a second header", insert(png.subarray(8, PNG_HEADER_END))],
    ["PNG without data", Buffer.concat([png.subarray(0, PNG_HEADER_END), pngChunk("IEND", Buffer.alloc(0))])],
    ["PNG of 0 × 0", pngOf(0, 0, pngChunk("IEND", Buffer.alloc(0)))],
    ["PNG of 2³¹ × 2³¹", pngOf(0x7fffffff, 0x7fffffff, png.subarray(PNG_HEADER_END))],
    ["PNG of −1 × −1", pngOf(0xffffffff, 0xffffffff, png.subarray(PNG_HEADER_END))],
    ["PNG that claims to be larger than its data", pngOf(5_000, 5_000, png.subarray(PNG_HEADER_END))],
    ["bomb of 30,000 × 30,000", makeBomb(30_000, 30_000)],
    ["bomb of 6,000 × 6,000, which is allowed", makeBomb(6_000, 6_000)],
    ["PNG of 30,000 × 1", makeBomb(30_000, 1)],
    ["PNG of 1 × 30,000", makeBomb(1, 30_000)],
    ["PNG of 12,000 × 1, which is allowed", makeBomb(12_000, 1)],
  ];
}

async function unusualKinds(): Promise<[string, Buffer][]> {
  const small = sharp(await makePhoto("png", 60, 40));
  const frames = await Promise.all([makePhoto("png", 40, 40), makePhoto("png", 40, 40)]);
  const animated = () => sharp(frames, { join: { animated: true } });
  const all = { exif: { IFD0: { Make: TRACE, ImageDescription: TRACE }, IFD3: { GPSLatitudeRef: "S" } } };
  const kept = () => small.clone().keepMetadata().withExif(all.exif).withIccProfile("p3");
  return [
    ["JPEG in CMYK", await small.clone().toColourspace("cmyk").jpeg().toBuffer()],
    ["progressive JPEG", await small.clone().jpeg({ progressive: true }).toBuffer()],
    ["grey JPEG", await small.clone().greyscale().jpeg().toBuffer()],
    ["PNG of 16 bits", await small.clone().toColourspace("rgb16").png().toBuffer()],
    ["PNG with a palette", await small.clone().png({ palette: true }).toBuffer()],
    ["transparent PNG", await small.clone().ensureAlpha(0.5).png().toBuffer()],
    ["lossless WebP", await small.clone().webp({ lossless: true }).toBuffer()],
    ["animated WebP", await animated().webp().toBuffer()],
    ["animated GIF", await animated().gif().toBuffer()],
    ["TIFF", await small.clone().tiff().toBuffer()],
    ["AVIF", await small.clone().avif({ effort: 0 }).toBuffer()],
    ["JPEG with all metadata", await kept().jpeg().toBuffer()],
    ["PNG with all metadata", await kept().png().toBuffer()],
    ["WebP with all metadata", await kept().webp().toBuffer()],
    ["JPEG of 1 × 1", await makePhoto("jpeg", 2, 1)],
    ["JPEG of 65,500 × 1", await small.clone().resize(65_500, 1, { fit: "fill" }).jpeg().toBuffer()],
    ["WebP of 16,383 × 2", await small.clone().resize(16_383, 2, { fit: "fill" }).webp().toBuffer()],
    ["JPEG of 1 × 12,000, which is allowed", await small.clone().resize(1, 12_000, { fit: "fill" }).jpeg().toBuffer()],
  ];
}

const BOUNDARIES = [0, 1, 2, 3, 4, 8, 12, 16, 20, 24, 30, 33, 40, 64];

function truncated(originals: Record<string, Buffer>): [string, Buffer][] {
  return Object.entries(originals).flatMap(([kind, bytes]) =>
    [...BOUNDARIES, bytes.length >> 1, bytes.length - 12, bytes.length - 2, bytes.length - 1].map(
      (length): [string, Buffer] => [`${kind} cut after ${length} bytes`, bytes.subarray(0, length)],
    ),
  );
}

/** Images that are broken on purpose, each for a reason of its own. */
export async function namedImages(): Promise<HostileImage[]> {
  const [jpeg, png, webp] = await Promise.all([
    makePhoto("jpeg", 90, 60),
    makePhoto("png", 90, 60),
    makePhoto("webp", 90, 60),
  ]);
  const images = [
    ...(await polyglots(jpeg, png, webp)),
    ...pngChunks(png),
    ...(await unusualKinds()),
    ["WebP with XMP", withWebpChunk(webp, "XMP ", Buffer.from(TRACE))] as const,
    ["WebP with EXIF", withWebpChunk(webp, "EXIF", Buffer.from(TRACE))] as const,
    ["zeros", Buffer.alloc(5_000)] as const,
    ["5 MB and one byte", Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024 + 1 - jpeg.length)])] as const,
    ...truncated({ JPEG: jpeg, PNG: png, WebP: webp }),
  ];
  return images.map(([name, bytes]) => ({ name, bytes }));
}

/** Valid images of which a few bytes are changed, the rest is cut off, or bytes are added. */
export async function damagedImages(count: number, seed: number): Promise<HostileImage[]> {
  const originals = await Promise.all([makePhoto("jpeg", 90, 60), makePhoto("png", 90, 60), makePhoto("webp", 90, 60)]);
  originals.push(await makePhonePhoto());
  const damage = fc.record({
    original: fc.constantFrom(...originals),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
    cut: fc.option(fc.nat(), { freq: 3 }),
    tail: fc.uint8Array({ maxLength: 40 }),
  });
  return fc.sample(damage, { numRuns: count, seed }).map(({ original, flips, cut, tail }, number) => {
    const bytes = Buffer.concat([original, tail]);
    for (const [at, value] of flips) bytes[at % bytes.length] = value;
    const kept = cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
    return { name: `damaged image ${number} of seed ${seed}`, bytes: kept };
  });
}
