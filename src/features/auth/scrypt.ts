import { pbkdf2Sync } from "node:crypto";

export interface ScryptCost {
  /** CPU and memory cost, a power of two. */
  N: number;
  /** Block size parameter. */
  r: number;
  /** Parallelization parameter; the lanes are computed one after the other. */
  p: number;
}

/** 32-bit words in a 64-byte Salsa20 block. */
const SALSA_WORDS = 16;
/**
 * Rounds between two pauses, one to two milliseconds of work. Counted, because the clock in Workers doesn't advance
 * while code runs.
 */
const ROUNDS_PER_SLICE = 1024;

/** Memory of the last computation, reused because allocating 16 MiB stalls the isolate for tens of milliseconds. */
let spare: Int32Array | null = null;

function takeMemory(words: number): Int32Array {
  const memory = spare?.length === words ? spare : new Int32Array(words);
  spare = null;
  return memory;
}

/** Lets the isolate handle other requests. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Salsa20/8 (RFC 7914, section 3) of `left[l…] ^ right[r…]`, written to `out[o…]`; 16 words each. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: unrolled, a log-in computes millions of these
function salsaOfXor(left: Int32Array, l: number, right: Int32Array, r: number, out: Int32Array, o: number): void {
  const y0 = left[l]! ^ right[r]!;
  const y1 = left[l + 1]! ^ right[r + 1]!;
  const y2 = left[l + 2]! ^ right[r + 2]!;
  const y3 = left[l + 3]! ^ right[r + 3]!;
  const y4 = left[l + 4]! ^ right[r + 4]!;
  const y5 = left[l + 5]! ^ right[r + 5]!;
  const y6 = left[l + 6]! ^ right[r + 6]!;
  const y7 = left[l + 7]! ^ right[r + 7]!;
  const y8 = left[l + 8]! ^ right[r + 8]!;
  const y9 = left[l + 9]! ^ right[r + 9]!;
  const y10 = left[l + 10]! ^ right[r + 10]!;
  const y11 = left[l + 11]! ^ right[r + 11]!;
  const y12 = left[l + 12]! ^ right[r + 12]!;
  const y13 = left[l + 13]! ^ right[r + 13]!;
  const y14 = left[l + 14]! ^ right[r + 14]!;
  const y15 = left[l + 15]! ^ right[r + 15]!;
  let x0 = y0;
  let x1 = y1;
  let x2 = y2;
  let x3 = y3;
  let x4 = y4;
  let x5 = y5;
  let x6 = y6;
  let x7 = y7;
  let x8 = y8;
  let x9 = y9;
  let x10 = y10;
  let x11 = y11;
  let x12 = y12;
  let x13 = y13;
  let x14 = y14;
  let x15 = y15;
  for (let doubleRound = 0; doubleRound < 4; doubleRound++) {
    x4 ^= rotated((x0 + x12) | 0, 7);
    x8 ^= rotated((x4 + x0) | 0, 9);
    x12 ^= rotated((x8 + x4) | 0, 13);
    x0 ^= rotated((x12 + x8) | 0, 18);
    x9 ^= rotated((x5 + x1) | 0, 7);
    x13 ^= rotated((x9 + x5) | 0, 9);
    x1 ^= rotated((x13 + x9) | 0, 13);
    x5 ^= rotated((x1 + x13) | 0, 18);
    x14 ^= rotated((x10 + x6) | 0, 7);
    x2 ^= rotated((x14 + x10) | 0, 9);
    x6 ^= rotated((x2 + x14) | 0, 13);
    x10 ^= rotated((x6 + x2) | 0, 18);
    x3 ^= rotated((x15 + x11) | 0, 7);
    x7 ^= rotated((x3 + x15) | 0, 9);
    x11 ^= rotated((x7 + x3) | 0, 13);
    x15 ^= rotated((x11 + x7) | 0, 18);
    x1 ^= rotated((x0 + x3) | 0, 7);
    x2 ^= rotated((x1 + x0) | 0, 9);
    x3 ^= rotated((x2 + x1) | 0, 13);
    x0 ^= rotated((x3 + x2) | 0, 18);
    x6 ^= rotated((x5 + x4) | 0, 7);
    x7 ^= rotated((x6 + x5) | 0, 9);
    x4 ^= rotated((x7 + x6) | 0, 13);
    x5 ^= rotated((x4 + x7) | 0, 18);
    x11 ^= rotated((x10 + x9) | 0, 7);
    x8 ^= rotated((x11 + x10) | 0, 9);
    x9 ^= rotated((x8 + x11) | 0, 13);
    x10 ^= rotated((x9 + x8) | 0, 18);
    x12 ^= rotated((x15 + x14) | 0, 7);
    x13 ^= rotated((x12 + x15) | 0, 9);
    x14 ^= rotated((x13 + x12) | 0, 13);
    x15 ^= rotated((x14 + x13) | 0, 18);
  }
  out[o] = x0 + y0;
  out[o + 1] = x1 + y1;
  out[o + 2] = x2 + y2;
  out[o + 3] = x3 + y3;
  out[o + 4] = x4 + y4;
  out[o + 5] = x5 + y5;
  out[o + 6] = x6 + y6;
  out[o + 7] = x7 + y7;
  out[o + 8] = x8 + y8;
  out[o + 9] = x9 + y9;
  out[o + 10] = x10 + y10;
  out[o + 11] = x11 + y11;
  out[o + 12] = x12 + y12;
  out[o + 13] = x13 + y13;
  out[o + 14] = x14 + y14;
  out[o + 15] = x15 + y15;
}

/** scryptBlockMix (section 4) of the block at `input[i…]`, written to `out[o…]`; they must not overlap. */
function mixBlock(input: Int32Array, i: number, out: Int32Array, o: number, r: number): void {
  const half = r * SALSA_WORDS;
  let from = i;
  let even = o;
  let odd = o + half;
  salsaOfXor(input, i + 2 * half - SALSA_WORDS, input, from, out, even);
  salsaOfXor(out, even, input, from + SALSA_WORDS, out, odd);
  for (let pair = 1; pair < r; pair++) {
    from += 2 * SALSA_WORDS;
    even += SALSA_WORDS;
    salsaOfXor(out, odd, input, from, out, even);
    odd += SALSA_WORDS;
    salsaOfXor(out, even, input, from + SALSA_WORDS, out, odd);
  }
}

/** A round of the first half of scryptROMix (section 5): fills the next block of `memory`, the last one `lane`. */
function fill(memory: Int32Array, lane: Int32Array, round: number, r: number): void {
  const from = round * lane.length;
  const isLast = from + lane.length === memory.length;
  if (isLast) mixBlock(memory, from, lane, 0, r);
  else mixBlock(memory, from, memory, from + lane.length, r);
}

/** A round of the second half of scryptROMix, which reads the block of `memory` that the lane selects. */
function stir(memory: Int32Array, lane: Int32Array, mixed: Int32Array, { N, r }: ScryptCost): void {
  const at = (lane[lane.length - SALSA_WORDS]! & (N - 1)) * lane.length;
  for (let word = 0; word < lane.length; word++) mixed[word] = lane[word]! ^ memory[at + word]!;
  mixBlock(mixed, 0, lane, 0, r);
}

/** scryptROMix of one lane, in place, pausing regularly. Throws the reason of an aborted `signal`. */
async function mixLane(lane: Int32Array, memory: Int32Array, cost: ScryptCost, signal?: AbortSignal): Promise<void> {
  const { N, r } = cost;
  const mixed = new Int32Array(lane.length);
  memory.set(lane);
  for (let round = 0; round < 2 * N; round++) {
    if (round < N) fill(memory, lane, round, r);
    else stir(memory, lane, mixed, cost);
    if (round % ROUNDS_PER_SLICE === ROUNDS_PER_SLICE - 1) {
      await pause();
      signal?.throwIfAborted();
    }
  }
}

/**
 * scrypt (RFC 7914) that yields to other requests. Same output as `scrypt` of node:crypto, which blocks the isolate in
 * Workers despite its callback. Uses 128·N·r bytes and keeps them for the next call.
 * @param signal aborts the computation; its reason is thrown
 */
export async function scrypt(
  password: string,
  salt: Uint8Array,
  keyBytes: number,
  cost: ScryptCost,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { N, r, p } = cost;
  const bytes = new Uint8Array(pbkdf2Sync(password, salt, 1, 128 * r * p, "sha256"));
  const memory = takeMemory(32 * r * N);
  for (let lane = 0; lane < p; lane++) {
    await mixLane(new Int32Array(bytes.buffer, lane * 128 * r, 32 * r), memory, cost, signal);
  }
  spare = memory;
  return pbkdf2Sync(password, bytes, 1, keyBytes, "sha256");
}
