const TIMESTAMP_HEX_DIGITS = 12;

function timeOf(now: number): string {
  return now.toString(16).padStart(TIMESTAMP_HEX_DIGITS, "0");
}

/** Sorts before every id created at `now` (milliseconds since the epoch) or later, and after all earlier ids. */
export function firstIdOf(now: number): string {
  const time = timeOf(now);
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/**
 * A UUID version 7 (RFC 9562): 48 bits of milliseconds since the epoch, then random bits. Ids sort by creation time.
 * @param now milliseconds since the epoch
 */
export function newId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = timeOf(now);
  for (let i = 0; i < 6; i++) bytes[i] = Number.parseInt(time.slice(i * 2, i * 2 + 2), 16);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
