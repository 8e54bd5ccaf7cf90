import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin } from "./act-on-users.ts";
import * as notes from "./queries-notes.ts";
import type { addNoteInput, noteInput } from "./schemas-person.ts";

/** Adds a note about a person; the same text once. Throws `user.not_found`, `note.limit`. */
export async function addNote(ctx: UserContext, input: z.infer<typeof addNoteInput>): Promise<void> {
  const { exists, isRefused } = await notes.addNote(ctx.db, input, byAdmin(ctx, ""));
  if (!exists) throw new DomainError("user.not_found");
  if (isRefused) throw new DomainError("note.limit");
}

/** Deletes a note; idempotent. */
export async function deleteNote(ctx: UserContext, { id }: z.infer<typeof noteInput>): Promise<void> {
  await notes.deleteNote(ctx.db, id, byAdmin(ctx, ""));
}
