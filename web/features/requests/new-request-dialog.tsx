import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { FORM, LEAVE } from "./messages.ts";
import { NewRequestForm, SubmitButton } from "./new-request-parts.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import { useNewRequest } from "./use-new-request.ts";
import { useCloseOverlay } from "./use-overlay.ts";

export interface NewRequestDialogProps {
  /** From the URL. */
  open: boolean;
  user: CurrentUser;
}

/** The new-request form, as a dialog over the list of opportunities. */
export function NewRequestDialog({ open, user }: NewRequestDialogProps) {
  return open ? <OpenForm user={user} /> : null;
}

function OpenForm({ user }: { user: CurrentUser }) {
  const close = useCloseOverlay("/oportunidades");
  const newRequest = useNewRequest(user);
  const guard = useLeaveGuard(newRequest.isDirty, LEAVE);
  const { published, isSending } = newRequest;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={FORM.dialogTitle}
      locked={isSending}
      footer={published ? undefined : <SubmitButton newRequest={newRequest} />}
    >
      {published ? <PublishedPanel published={published} titleAs="h3" /> : <NewRequestForm newRequest={newRequest} />}
      {guard.dialog}
    </Dialog>
  );
}
