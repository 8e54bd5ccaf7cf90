import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { askedKey, newDraft, type RequestDraft, restoreRequest, VISITOR_DRAFT, withContact } from "./draft.ts";

const ID = `${VISITOR_DRAFT}.id`;

/** The id of the draft on this device; a new one for an empty form. */
export function visitorDraftId(): string {
  const id = readDraft(ID);
  return typeof id === "string" && readDraft(VISITOR_DRAFT) !== null ? id : crypto.randomUUID();
}

/** For a tab in which the form is open. */
export function storeVisitorDraftId(id: string): void {
  storeDraft(ID, id);
  storeDraft(ID, id, "tab");
}

/** Whether what the address names was written on this device. */
export const isWrittenHere = (draftId: string) => readDraft(ID) === draftId;

/**
 * What this person wrote before there was an account: in this tab, or named by the address that led back here. Others who
 * log in on the device don't get it. Null if there is nothing.
 */
export function visitorDraftOf(user: CurrentUser, draftId: string | undefined): RequestDraft | null {
  const id = readDraft(ID);
  if (id === null || (id !== draftId && id !== readDraft(ID, "tab"))) return null;
  const draft = restoreRequest(readDraft(VISITOR_DRAFT), newDraft(user));
  return draft && withContact(draft, user);
}

/** Its id stays known, so that a link which still names it isn't taken for another device's. */
export function forgetVisitorDraft(): void {
  storeDraft(VISITOR_DRAFT, null);
  storeDraft(askedKey(null), null);
}
