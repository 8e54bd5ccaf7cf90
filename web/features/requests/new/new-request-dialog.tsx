import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { readDraft } from "@/lib/forms/drafts.ts";
import { UNPUBLISHED_WITH_PHOTOS } from "@/lib/forms/form-messages.ts";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { askedKey, draftKey } from "./draft.ts";
import { LEAVE_PHOTOS } from "./form-messages.ts";
import { DIALOG_TITLE, DRAFT_FOR_ALL } from "./late-form-messages.ts";
import { NewRequestForm, SubmitButton } from "./new-request-parts.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import { useNewRequest } from "./use-new-request.ts";

/** The new-request form in a dialog. */
export function NewRequestDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const [note] = useState(() =>
    [draftKey(user), askedKey(user)].every((key) => readDraft(key) !== null) ? DRAFT_FOR_ALL : undefined,
  );
  const newRequest = useNewRequest(user, { isReady: false, note });
  const guard = useLeaveGuard(newRequest.isDirty, newRequest.photos.isSending ? LEAVE_PHOTOS : UNPUBLISHED_WITH_PHOTOS);
  const { published, isBusy } = newRequest;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={DIALOG_TITLE}
      locked={isBusy}
      footer={published ? undefined : <SubmitButton newRequest={newRequest} />}
    >
      {published ? <PublishedPanel published={published} titleAs="h3" /> : <NewRequestForm newRequest={newRequest} />}
      {guard.dialog}
    </Dialog>
  );
}
