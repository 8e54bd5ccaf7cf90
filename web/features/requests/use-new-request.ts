import { getMutationKey } from "@trpc/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RequestDetail, RequestInput } from "#src/features/requests/schemas.ts";
import { readDraft, storeDraft } from "@/lib/drafts.ts";
import { trpc } from "@/lib/trpc.ts";
import { usePublish } from "@/lib/use-publish.ts";
import { notify } from "@/ui/toast.tsx";
import { draftAgain, isHalfFilled, newDraft, type RequestDraft, restoreRequest } from "./draft.ts";
import { CREATED, createFailure } from "./form-messages.ts";
import { refreshLists } from "./request-cache.ts";

const lastCityKey = (user: CurrentUser) => `cidade.${user.id}`;

function lastCity(user: CurrentUser): string {
  const city = readDraft(lastCityKey(user));
  return typeof city === "string" ? city : "";
}

/**
 * State of a new request, shared by the page and the dialog: the stored draft, sending, and what was published. It is
 * filled in with the request that is published again.
 */
export function useNewRequest(user: CurrentUser, again?: RequestDetail) {
  const latest = useRef<RequestDraft>(undefined);
  const [published, setPublished] = useState<{ id: string; request: RequestDraft; createdAt: number } | null>(null);
  const publishing = usePublish<RequestDraft, RequestInput>({
    draft: {
      key: `solicitacao.${user.id}${again ? `.${again.id}` : ""}`,
      blank: () => (again ? draftAgain(again, user) : newDraft(user, lastCity(user))),
      restore: (stored, blank) => (stored === null ? null : restoreRequest(stored, blank)),
      isHalfFilled,
    },
    mutation: trpc.requests.create.useMutation({ networkMode: "online" }),
    mutationKey: getMutationKey(trpc.requests.create),
    isWhole: true,
    onFailed: (failed) => {
      const { title, text } = createFailure(failed);
      notify.error(title, text);
    },
    onPublished: (id) => {
      notify.success(CREATED.toast, CREATED.toastText);
      publishing.clear();
      const request = latest.current ?? publishing.defaults;
      storeDraft(lastCityKey(user), request.city);
      setPublished({ id, request, createdAt: Date.now() });
      void refreshLists();
    },
  });
  const keep = (values: RequestDraft) => {
    latest.current = values;
    publishing.keep(values);
  };
  const startOver = () => {
    setPublished(null);
    publishing.startOver();
  };
  return { ...publishing, published, keep, startOver };
}

export type NewRequest = ReturnType<typeof useNewRequest>;
