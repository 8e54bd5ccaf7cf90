import { useRef } from "react";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { LEAVE, PHOTO_FORM } from "./dialog-messages.ts";
import { failureText } from "./failure-messages.ts";
import { PhotoTexts, type PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

const FORM = "editar-foto";

export interface EditPhotoDialogProps {
  photo: PortfolioPhoto;
  professionalId: string;
  onClose: () => void;
}

function useEditPhoto({ photo, professionalId, onClose }: EditPhotoDialogProps) {
  const { mutateAsync } = trpc.networking.updatePhoto.useMutation();
  return useAppForm<PhotoTextValues>({
    defaultValues: { title: photo.title, description: photo.description ?? "" },
    check: ({ title }) =>
      title.trim() === "" ? { field: "title", title: PHOTO_FORM.error, text: PHOTO_FORM.missingTitle } : null,
    send: async (values) => {
      await mutateAsync({ id: photo.id, ...values });
      await refreshPortfolio(professionalId);
      notify.success(PHOTO_FORM.updated, PHOTO_FORM.updatedText);
      onClose();
    },
    refusal: (failure) => ({ title: PHOTO_FORM.error, text: failureText(failure, PHOTO_FORM.updateFailed) }),
  });
}

export function EditPhotoDialog(props: EditPhotoDialogProps) {
  const { form, submit } = useEditPhoto(props);
  const { errors, isSubmitting, isDirty } = form.formState;
  const dirty = useRef(false);
  dirty.current = isDirty && !form.formState.isSubmitSuccessful;
  const guard = useLeaveGuard(dirty, LEAVE, { hasDraft: false });
  const close = () => guard.ask(props.onClose);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={PHOTO_FORM.editTitle}
      locked={isSubmitting}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={close}>
            {PHOTO_FORM.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isSubmitting} busyLabel={PHOTO_FORM.saving}>
            {PHOTO_FORM.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <PhotoTexts register={form.register} errors={errors} />
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      </form>
      {guard.dialog}
    </Dialog>
  );
}
