import { useRef, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { useDraft } from "@/lib/use-draft.ts";
import { isHalfFilled, newDraft, type RequestDraft, readDraft } from "./draft.ts";
import { useCreateRequest } from "./use-publish.ts";

/** What a new request needs wherever its form stands: the kept draft, the sending, and what was published. */
export function useNewRequest(user: CurrentUser) {
  const draft = useDraft(`solicitacao.${user.id}`);
  const [initial, setInitial] = useState(() => {
    const empty = newDraft(user);
    const kept = readDraft(draft.stored, empty);
    return { defaults: kept ?? empty, isRestored: kept !== null, version: 0 };
  });
  const latest = useRef(initial.defaults);
  const isDirty = useRef(false);
  const [published, setPublished] = useState<{ id: string; request: RequestDraft; createdAt: number } | null>(null);
  const sending = useCreateRequest((id) => {
    isDirty.current = false;
    draft.clear();
    setPublished({ id, request: latest.current, createdAt: Date.now() });
  });
  const keep = (values: RequestDraft) => {
    latest.current = values;
    isDirty.current = isHalfFilled(values);
    sending.stopWaiting();
    if (isDirty.current) draft.save(values);
    else draft.clear();
  };
  const startOver = () => {
    isDirty.current = false;
    draft.clear();
    setPublished(null);
    setInitial(({ version }) => ({ defaults: newDraft(user), isRestored: false, version: version + 1 }));
  };
  return { ...initial, ...sending, published, isDirty, keep, startOver };
}

export type NewRequest = ReturnType<typeof useNewRequest>;
