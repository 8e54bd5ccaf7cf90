import { type ReactNode, useEffect, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { trpc } from "@/lib/trpc.ts";
import { Container } from "@/ui/frame/container.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { LATE } from "../messages.ts";
import { askedKey, draftKey } from "./draft.ts";
import { NewRequestPage, PendingPage } from "./new-request-page.tsx";
import type { Written } from "./use-new-request.ts";
import { forgetVisitorDraft, isWrittenHere, visitorDraftOf } from "./visitor-draft.ts";
import { WRITTEN } from "./visitor-messages.ts";

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
    if (draft) storeDraft(askedKey(user), readDraft(askedKey(null)));
    if (draft) return { isReady: true, note: WRITTEN.ready };
    const isElsewhere = draftId !== undefined && !isWrittenHere(draftId) && readDraft(draftKey(user)) === null;
    return { isReady: false, note: isElsewhere ? WRITTEN.elsewhere : undefined };
  });
  useEffect(() => {
    if (written.isReady) forgetVisitorDraft();
  }, [written]);
  return children(written);
}

interface RepeatedRequestProps {
  user: CurrentUser;
  back: ReactNode;
  id: string;
}

/** The form, filled in with an own request; blank if there is no such request. */
export function RepeatedRequest({ id, ...props }: RepeatedRequestProps) {
  const query = trpc.requests.byId.useQuery({ id });
  if (!query.data && isNotFound(query.error)) return <NewRequestPage {...props} />;
  return (
    <Loaded
      query={query}
      pending={<PendingPage back={props.back} />}
      failed={{ title: LATE.detail, titleAs: "h1" }}
      frame={(state) => (
        <Container width="text">
          {props.back}
          {state}
        </Container>
      )}
    >
      {(request) => <NewRequestPage again={request.isOwn ? request : undefined} {...props} />}
    </Loaded>
  );
}
