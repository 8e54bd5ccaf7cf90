export interface BodyLimits {
  /** Larger bodies are read further, so that a client that is still sending gets the refusal, but not kept. */
  maxBytes: number;
  /** Reading stops after this many bytes. */
  patienceBytes: number;
  /** For the whole body. */
  totalMs: number;
  /** Between two chunks of the body. */
  stallMs: number;
}

/** The body did not arrive in time. */
export class BodyTimeout extends Error {
  override readonly name = "BodyTimeout";
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next chunk of a body. Throws {@link BodyTimeout} if it does not arrive within `ms`. */
async function readWithin(reader: Reader, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTimeout()), ms);
  });
  try {
    return await Promise.race([reader.read(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body; null if it is too large. Throws {@link BodyTimeout} if it arrives too slowly. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { maxBytes, patienceBytes, totalMs, stallMs } = limits;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  const endsAt = Date.now() + totalMs;
  try {
    while (reader && length <= patienceBytes) {
      const { done, value } = await readWithin(reader, Math.min(stallMs, endsAt - Date.now()));
      if (done) break;
      length += value.byteLength;
      if (length <= maxBytes) chunks.push(value);
    }
  } finally {
    // Not awaited, because the rest of a stalled body may never arrive.
    void reader?.cancel().catch(() => {});
  }
  return length <= maxBytes ? join(chunks, length) : null;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
