import { inflateRawSync } from "node:zlib";
import type { Env } from "../../env.ts";
import { SERVICE_TIMEOUT_MS } from "../images/bucket.ts";
import { inTime } from "../limits/time-limit.ts";
import { decodePng, encodePng, type Picture } from "./picture.ts";
import { type Letters, parseLetters } from "./picture-letters.ts";

const QUALITY = 82;
/** Made by dev/draw/link-previews.ts, like the backgrounds. */
const LETTERS_FILE = "/figuras/cartao-letras.bin";

/** Fetched once per isolate. */
const files = new Map<string, Uint8Array>();
let letters: Letters | undefined;

async function loadFile(env: Env, file: string): Promise<Uint8Array> {
  const known = files.get(file);
  if (known) return known;
  const response = await env.ASSETS.fetch(new Request(env.settings.APP_URL + file));
  if (!response.ok) throw new Error(`${file} is missing`);
  const loaded = new Uint8Array(await response.arrayBuffer());
  files.set(file, loaded);
  return loaded;
}

/** Draws on a background of 1200×630 pixels. @returns a JPEG below 300 kB */
export async function drawOn(
  env: Env,
  background: string,
  draw: (picture: Picture, letters: Letters) => void,
): Promise<Response> {
  const picture = decodePng(await loadFile(env, background));
  letters ??= parseLetters(new Uint8Array(inflateRawSync(await loadFile(env, LETTERS_FILE))));
  draw(picture, letters);
  const png = encodePng(picture);
  const encoding = env.IMAGES.input(new Blob([png]).stream()).output({ format: "image/jpeg", quality: QUALITY });
  return (await inTime(SERVICE_TIMEOUT_MS, encoding)).response();
}
