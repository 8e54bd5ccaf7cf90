import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { FORM, LEAVE } from "./form-messages.ts";
import { NewRequestForm, SubmitButton } from "./new-request-parts.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import { useNewRequest } from "./use-new-request.ts";

/** The new-request form in a dialog. */
export function NewRequestDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const newRequest = useNewRequest(user);
  const guard = useLeaveGuard(newRequest.isDirty, LEAVE);
  const { published, isSending } = newRequest;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={FORM.dialogTitle}
      locked={isSending}
      footer={published ? undefined : <SubmitButton newRequest={newRequest} />}
    >
      {published ? <PublishedPanel published={published} titleAs="h3" /> : <NewRequestForm newRequest={newRequest} />}
      {guard.dialog}
    </Dialog>
  );
}
