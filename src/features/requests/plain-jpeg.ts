const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;

/** Data of cameras and editors, such as place, time, device and previews (APP0 to APP15), and comments. */
const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

/** Where the next marker is, after the compressed data that begins here. Stuffed bytes and restarts are part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}

/** A JPEG with the picture alone, also without what follows it; null if it is none. */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI || bytes[2] !== 0xff) return null;
  const kept = [bytes.subarray(0, 2)];
  let hasPicture = false;
  let at = 2;
  while (at + 3 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === EOI || end < at + 4 || end > bytes.length) break;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, next));
    hasPicture ||= marker === SOS;
    at = next;
  }
  if (!hasPicture || bytes[at] !== 0xff || bytes[at + 1] !== EOI) return null;
  kept.push(bytes.subarray(at, at + 2));
  return Buffer.concat(kept);
}
