import type { DehydratedState } from "@tanstack/react-query";
import { readDraft, storeDraft } from "./drafts.ts";
import { lastPerson } from "./session-hint.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** Key of the form's draft. The mutation then waits for a network even after its screen was left. */
      draftKey?: string;
    };
  }
}

type WaitingMutation = DehydratedState["mutations"][number];

const keyOf = (userId: string) => `envios.${userId}`;

/** What a person published without a network, by the key of the form's draft. Stored like drafts, so log-out deletes it. */
export function readWaiting(): Record<string, unknown> {
  const userId = lastPerson();
  const stored = userId === null ? null : readDraft(keyOf(userId));
  return typeof stored === "object" ? { ...stored } : {};
}

export const hasWaiting = () => Object.keys(readWaiting()).length > 0;

/** Undefined: the mutation was confirmed, refused or taken back. */
export function storeWaiting(draftKey: string, mutation: WaitingMutation | undefined): void {
  const userId = lastPerson();
  if (userId === null) return;
  const { [draftKey]: _, ...others } = readWaiting();
  const all = mutation ? { ...others, [draftKey]: mutation } : others;
  storeDraft(keyOf(userId), Object.keys(all).length > 0 ? all : null);
}
