import { Hono } from "hono";
import { z } from "zod";
import { answerUpload } from "../../answer-upload.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { newId } from "../../platform/database/ids.ts";
import { newImageUrl } from "../../platform/images/images.ts";
import { addPhoto } from "../../platform/images/uploads.ts";
import { textField } from "../../shared/schemas.ts";
import type { UserContext } from "../../trpc/init.ts";
import { NO_PROVIDER, TITLE_MISSING, TOO_MANY_PHOTOS } from "./messages.ts";
import { insertServicePhoto, reserveServicePhoto } from "./queries-photos.ts";
import { maxPhotos, PHOTO_DESCRIPTION_MAX_LENGTH, PHOTO_TITLE_MAX_LENGTH } from "./rules.ts";

const photoTexts = z.object({
  titulo: textField({ max: PHOTO_TITLE_MAX_LENGTH, required: TITLE_MISSING }),
  descricao: textField({ max: PHOTO_DESCRIPTION_MAX_LENGTH, required: false, multiline: true }).default(""),
});

function readTexts(query: Record<string, string>) {
  const parsed = photoTexts.safeParse({ titulo: "", ...query });
  if (parsed.success) return { title: parsed.data.titulo, description: parsed.data.descricao || null };
  const [issue] = parsed.error.issues;
  throw new DomainError("input.invalid", { fields: { [String(issue?.path[0])]: issue?.message ?? "" } });
}

/**
 * Adds a photo to the caller's portfolio.
 * Throws `photo.not_provider`, `input.invalid` and what {@link addPhoto} throws.
 */
async function addServicePhoto(ctx: UserContext, request: Request, query: Record<string, string>) {
  const { db, now, user } = ctx;
  const url = newImageUrl(`portfolio/professional_${user.id}`);
  const photo = { id: newId(now), url, userId: user.id, ...readTexts(query) };
  const max = maxPhotos(user.isPremium);
  await addPhoto(ctx, request, {
    url,
    full: TOO_MANY_PHOTOS[user.isPremium ? "premium" : "free"],
    reserve: async () => {
      const { storage, photos } = await reserveServicePhoto(db, photo, now);
      if (photos === null) throw new DomainError("photo.not_provider", { fields: { photo: NO_PROVIDER } });
      return { storage, hasRoom: photos < max };
    },
    insert: (bytes) => insertServicePhoto(db, { ...photo, bytes }, now),
  });
  return { id: photo.id, url };
}

/** `POST /upload/portfolio?titulo=…&descricao=…`, with the photo as the body. */
export const portfolioUploads = new Hono<AppEnv>().post("/", (c) =>
  answerUpload(c, (ctx, request) => addServicePhoto(ctx, request, c.req.query())),
);
