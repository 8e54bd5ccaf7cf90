import type { DehydratedState } from "@tanstack/react-query";
import { readDraft, storeDraft } from "../forms/drafts.ts";
import { lastPerson } from "../session/session-hint.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** Key of the form's draft, or of what else the mutation is about. The mutation then waits for a network even after its screen was left. */
      draftKey?: string;
    };
  }
}

type WaitingMutation = DehydratedState["mutations"][number];

/** Options of a mutation that waits for a network. `isWhole`: its input is all there is to send. */
export const waitingOptions = (draftKey: string, isWhole = true) =>
  ({ networkMode: "online", meta: isWhole ? { draftKey } : {} }) as const;

const keyOf = (userId: string) => `envios.${userId}`;

/** What a person did without a network, by `draftKey`. Stored like drafts, so log-out deletes it. */
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
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

/** Calls back when what waits has changed. Returns a function that ends this. */
export function followWaiting(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
