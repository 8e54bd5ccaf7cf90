import { readDraft, storeDraft } from "./drafts.ts";
import { lastPerson } from "./session-hint.ts";

/** What a person published without a network. The server takes each `submissionId` once, so it may be sent twice. */
export interface Submission {
  /** The procedure, such as `requests.create`. */
  kind: string;
  input: { submissionId: string };
}

/** By the key of the form's draft. Stored like drafts, so log-out deletes them. */
type Submissions = Record<string, Submission>;

const keyOf = (userId: string) => `envios.${userId}`;

export function readWaiting(): Submissions {
  const userId = lastPerson();
  return userId === null ? {} : ((readDraft(keyOf(userId)) as Submissions | null) ?? {});
}

export const hasWaiting = () => Object.keys(readWaiting()).length > 0;

/** Null: the submission was confirmed, refused or taken back. */
export function storeWaiting(draftKey: string, submission: Submission | null): void {
  const userId = lastPerson();
  if (userId === null) return;
  const { [draftKey]: _, ...others } = readWaiting();
  const all = submission ? { ...others, [draftKey]: submission } : others;
  storeDraft(keyOf(userId), Object.keys(all).length > 0 ? all : null);
}
