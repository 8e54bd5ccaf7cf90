import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import { logError } from "../observability/log.ts";
import { fromBucket } from "./bucket.ts";
import { withImageErrors } from "./images.ts";

/**
 * A person's photo as a square of `side` pixels in another format; null if there is none or it can't be read.
 * Throws `unavailable`.
 */
export async function loadPortrait(
  env: Env,
  avatarUrl: string | null,
  side: number,
  output: ImageOutputOptions,
): Promise<Uint8Array | null> {
  if (!avatarUrl?.startsWith(IMAGE_PATH)) return null;
  const stored = await fromBucket(env, (bucket) => bucket.get(avatarUrl.slice(IMAGE_PATH.length)));
  if (!stored) return null;
  try {
    const bytes = await withImageErrors("portrait", async () => {
      const square = env.IMAGES.input(stored.body).transform({ width: side, height: side, fit: "cover" });
      return (await square.output(output)).response().arrayBuffer();
    });
    return new Uint8Array(bytes);
  } catch (error) {
    if (error instanceof DomainError && error.code === "unavailable") throw error;
    logError("image.portrait", error, { avatarUrl });
    return null;
  }
}
