import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { fieldsOf } from "@/lib/forms/restore-draft.ts";
import { lastPerson } from "@/lib/session/session-hint.ts";

const keyOf = () => `favoritos.${lastPerson()}`;

/**
 * The titles, by id, of the favourites that this device has shown: the server keeps nothing of what was deleted. Stored
 * like drafts, so log-out deletes them.
 */
export const readKnown = () => fieldsOf(readDraft(keyOf()));

export const storeKnown = (titles: Readonly<Record<string, unknown>>) => storeDraft(keyOf(), titles);

/** When the person takes a favourite out. */
export function forgetKnown(id: string): void {
  const { [id]: forgotten, ...others } = readKnown();
  if (forgotten !== undefined) storeKnown(others);
}
