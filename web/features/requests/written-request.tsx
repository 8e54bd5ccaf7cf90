import { type ReactNode, useEffect, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { storeDraft } from "@/lib/drafts.ts";
import { draftKey } from "./draft.ts";
import { forgetVisitorDraft, isWrittenHere, visitorDraftOf } from "./visitor-draft.ts";
import { WRITTEN } from "./visitor-messages.ts";

/** What a person wrote before there was an account. */
export interface Written {
  /** Whether it is in the form now. */
  isReady: boolean;
  note: string | undefined;
}

interface WrittenRequestProps {
  user: CurrentUser;
  draftId: string | undefined;
  children: (written: Written) => ReactNode;
}

/** Makes what the person wrote as a visitor their own draft, before the form reads it. */
export function WrittenRequest({ user, draftId, children }: WrittenRequestProps) {
  const [written] = useState((): Written => {
    const draft = visitorDraftOf(user, draftId);
    if (draft) storeDraft(draftKey(user), draft);
    const elsewhere = draftId !== undefined && !isWrittenHere(draftId) ? WRITTEN.elsewhere : undefined;
    return { isReady: draft !== null, note: draft ? WRITTEN.ready : elsewhere };
  });
  useEffect(() => {
    if (written.isReady) forgetVisitorDraft();
  }, [written]);
  return children(written);
}
