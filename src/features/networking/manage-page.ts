import { DomainError } from "../../errors.ts";
import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesIn } from "../../platform/images/queries-shown-images.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { NO_PAIR, OWN_REFERENCE } from "./messages.ts";
import { deleteOwnPhoto, updateOwnPhoto } from "./queries-profile.ts";
import { deleteOwnReference, insertReference, setReferenceHidden } from "./queries-references.ts";
import { referenceProblems } from "./rules.ts";
import type { AddReferenceInput, UpdatePhotoInput } from "./schemas.ts";

const OWN = { fields: { professionalId: OWN_REFERENCE } };

/**
 * Adds a reference to a professional; sending the same one again stores nothing.
 * Throws `reference.own`, `input.invalid` (every failed check), `rate_limited`, `profile.not_found`.
 */
export async function addReference(ctx: UserContext, input: AddReferenceInput): Promise<{ id: string }> {
  if (input.professionalId === ctx.user.id) throw new DomainError("reference.own", OWN);
  const problems = referenceProblems(input, ctx.now);
  if (problems.length > 0) {
    throw new DomainError("input.invalid", { fields: Object.fromEntries(problems.map((p) => [p.field, p.text])) });
  }
  const { id, isNew, freeAt } = await insertReference(ctx.db, ctx.user.id, input, ctx.now);
  if (isNew) ringBells(ctx, [input.professionalId]);
  if (id !== null) return { id };
  throw freeAt === null ? new DomainError("profile.not_found") : quotaExceeded(freeAt);
}

/** Hides a reference about the caller from others, or shows it again. Throws `reference.not_found`. */
export async function hideReference(ctx: UserContext, id: string, isHidden: boolean): Promise<void> {
  const key = { id, targetId: ctx.user.id };
  if (!(await setReferenceHidden(ctx.db, key, isHidden ? ctx.now : null))) {
    throw new DomainError("reference.not_found");
  }
}

/** Deletes a reference that the caller wrote. Throws `reference.not_found`. */
export async function deleteReference(ctx: UserContext, id: string): Promise<void> {
  if (!(await deleteOwnReference(ctx.db, id, ctx.user.id))) throw new DomainError("reference.not_found");
}

/** Changes the texts of a photo of the caller, and which one shows the place before the work. Throws `photo.not_found`. */
export async function updatePhoto(ctx: UserContext, input: UpdatePhotoInput): Promise<void> {
  const { exists, isUpdated } = await updateOwnPhoto(ctx.db, ctx.user.id, input);
  if (!exists) throw new DomainError("photo.not_found");
  if (!isUpdated) throw new DomainError("input.invalid", { fields: { beforeId: NO_PAIR } });
}

/** Removes a photo from the caller's portfolio. Throws `photo.not_found`. */
export async function deletePhoto(ctx: UserContext, id: string): Promise<void> {
  if (!(await deleteOwnPhoto(ctx.db, ctx.user.id, id))) throw new DomainError("photo.not_found");
  purgeImages(ctx, imagesIn(`portfolio/professional_${ctx.user.id}`));
}
