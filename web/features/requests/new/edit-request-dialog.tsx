import { getMutationKey } from "@trpc/react-query";
import { useEffect, useRef, useState } from "react";
import type { RequestDetail, RequestInput } from "#src/features/requests/schemas.ts";
import { SENDING_PHOTOS, UNSAVED } from "@/lib/forms/form-messages.ts";
import { late } from "@/lib/late.tsx";
import { useSendWhenOnline } from "@/lib/offline/use-send-when-online.ts";
import { WAITING } from "@/lib/publish-messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { WaitingNote } from "@/ui/states/waiting-note.tsx";
import { refreshRequest } from "../request-cache.ts";
import { draftOf } from "./draft.ts";
import { EDIT, UPDATE_FAILED, UPDATED, updateFailure } from "./edit-messages.ts";
import { FORM } from "./form-messages.ts";
import { PHOTOS_IN_PLACE } from "./late-photos.tsx";
import { RequestFormLoader } from "./request-form-loader.tsx";

const LateEditedPhotos = late(async () => (await import("./photo-fields.tsx")).EditedPhotos, PHOTOS_IN_PLACE);

function useUpdateRequest(id: string, onUpdated: () => void) {
  const mutation = trpc.requests.update.useMutation({
    networkMode: "online",
    onSuccess: () => refreshRequest(id),
  });
  const { send, ...sending } = useSendWhenOnline(mutation, getMutationKey(trpc.requests.update));
  const save = async (changes: RequestInput) => {
    const answer = await send({ id, changes });
    if (answer === null) return;
    notify.success(UPDATED);
    onUpdated();
  };
  return { ...sending, save };
}

const EDIT_FORM = "editar-solicitacao";

/** Edits an own request in the same fields. Live updates don't touch what is being typed. */
export function EditRequestDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const [defaults] = useState(() => draftOf(request));
  const isChanged = useRef(false);
  // Leaving would also lose the photos still uploading.
  const isDirty = useRef(false);
  const [isSendingPhotos, setSendingPhotos] = useState(false);
  useEffect(() => {
    isDirty.current = isChanged.current || isSendingPhotos;
  }, [isSendingPhotos]);
  const guard = useLeaveGuard(isDirty, isSendingPhotos ? SENDING_PHOTOS : UNSAVED, { hasDraft: false });
  const { save, isSending, isWaiting, stopWaiting } = useUpdateRequest(request.id, () => {
    isDirty.current = false;
    onClose();
  });
  const leave = () => guard.ask(onClose);
  const busyLabel = isSendingPhotos ? FORM.sendingPhotos : EDIT.saving;
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={EDIT.title}
      locked={isSending}
      footer={
        <div className="grid grid-cols-2 gap-2 md:flex">
          <Button variant="outline" disabled={isSending} onClick={leave}>
            {EDIT.cancel}
          </Button>
          <Button
            type="submit"
            form={EDIT_FORM}
            busy={isSending || isWaiting || isSendingPhotos}
            busyLabel={isWaiting ? WAITING.busy : busyLabel}
          >
            {EDIT.save}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <RequestFormLoader
          formId={EDIT_FORM}
          defaults={defaults}
          invalidTitle={UPDATE_FAILED}
          failure={updateFailure}
          onValues={(_values, changed) => {
            isChanged.current = changed;
            isDirty.current = changed || isSendingPhotos;
            stopWaiting();
          }}
          onSubmit={save}
        />
        <LateEditedPhotos request={request} isLocked={isSending} onSending={setSendingPhotos} />
        <WaitingNote isShown={isWaiting} />
      </div>
      {guard.dialog}
    </Dialog>
  );
}
