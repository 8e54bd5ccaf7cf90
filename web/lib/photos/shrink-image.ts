import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "#src/shared/limits.ts";
import { UploadError } from "./upload.ts";

const QUALITY = 0.85;
const HEADER_BYTES = 32;

const NOT_AN_IMAGE = "Selecione apenas imagens.";
const TOO_LARGE = "Máximo 5MB.";
const APPLE_FORMAT = "Este navegador não abre fotos HEIC ou AVIF. Escolha uma foto JPEG, PNG ou WebP.";

export type ImageKind = "jpeg" | "png" | "webp" | "heic" | "unknown";

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects the file type from its first bytes, because names and declared types can be wrong. */
export function imageKind(bytes: Uint8Array): ImageKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === "PNG\r\n\u001a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && /^(hei|hev|mif1|msf1|avif|avis)/.test(ascii(bytes, 8, 12))) return "heic";
  return "unknown";
}

const kindOf = async (file: Blob) => imageKind(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));

/** Whether a file is an image by its bytes. True if it can't be read now: the upload reports that. */
export async function isImage(file: Blob): Promise<boolean> {
  try {
    return (await kindOf(file)) !== "unknown";
  } catch {
    return true;
  }
}

/** Scales a size down so that its longest side is at most `maxSide` pixels; keeps the aspect ratio, never scales up. */
export function fitWithin(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Decodes an image and applies its EXIF orientation; null if this browser can't decode it. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

/** Encodes as WebP where the browser can, else as JPEG on a white background, since JPEG has no transparency. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const write = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await write("image/webp");
  if (webp?.type === "image/webp") return webp;
  const context = canvas.getContext("2d");
  if (!context) return webp;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return write("image/jpeg");
}

const JPEG_QUALITIES = [0.75, 0.55, 0.35];

/** A small JPEG with nothing of the file but the picture; null if this browser can't make it small enough. */
export async function smallJpeg(file: Blob, maxSide: number, maxBytes: number): Promise<Blob | null> {
  const bitmap = await decode(file);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!bitmap || !context) return null;
  Object.assign(canvas, fitWithin(bitmap.width, bitmap.height, maxSide));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (jpeg && jpeg.size <= maxBytes) return jpeg;
  }
  return null;
}

async function redraw(bitmap: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return encodeCanvas(canvas);
}

/**
 * Shrinks a photo before upload: its longest side becomes at most `maxSide` pixels. Returns the original file if that
 * saves nothing or this browser can't decode it. Throws {@link UploadError} for unsupported or oversized files.
 */
export async function shrinkImage(file: File, maxSide = PHOTO_MAX_SIDE): Promise<Blob> {
  const kind = await kindOf(file);
  if (kind === "unknown") throw new UploadError("image.type", NOT_AN_IMAGE);
  const bitmap = await decode(file);
  if (!bitmap && kind === "heic") throw new UploadError("image.type", APPLE_FORMAT);
  const size = bitmap && fitWithin(bitmap.width, bitmap.height, maxSide);
  const redrawn = bitmap && size && (await redraw(bitmap, size));
  const isSmaller = redrawn !== null && (redrawn.size < file.size || size?.width !== bitmap?.width || kind === "heic");
  bitmap?.close();
  const chosen = isSmaller ? redrawn : file;
  if (chosen.size > PHOTO_MAX_BYTES) throw new UploadError("image.too_large", TOO_LARGE);
  return chosen;
}
