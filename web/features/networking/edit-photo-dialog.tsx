import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { failureText, LEAVE, PHOTO_FORM } from "./messages.ts";
import { PhotoTexts, type PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

const FORM = "editar-foto";

export interface EditPhotoDialogProps {
  photo: PortfolioPhoto;
  professionalId: string;
  onClose: () => void;
}

function useEditPhoto({ photo, professionalId, onClose }: EditPhotoDialogProps) {
  const form = useForm<PhotoTextValues>({
    defaultValues: { title: photo.title, description: photo.description ?? "" },
    shouldFocusError: false,
  });
  const save = async (values: PhotoTextValues) => {
    if (values.title.trim() === "") {
      notify.error(PHOTO_FORM.error, PHOTO_FORM.missingTitle);
      form.setError("title", { type: "check", message: PHOTO_FORM.missingTitle });
      return focusField(form, "title");
    }
    try {
      await trpcClient.networking.updatePhoto.mutate({ id: photo.id, ...values });
    } catch (error) {
      const failure = failureOf(error);
      const text = failureText(failure, PHOTO_FORM.updateFailed);
      notify.error(PHOTO_FORM.error, text);
      return form.setError("root", { type: failure.code, message: text });
    }
    await refreshPortfolio(professionalId);
    notify.success(PHOTO_FORM.updated, PHOTO_FORM.updatedText);
    onClose();
  };
  return { form, save };
}

/** 'Editar Foto'. */
export function EditPhotoDialog(props: EditPhotoDialogProps) {
  const { form, save } = useEditPhoto(props);
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
      <form id={FORM} noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(save)}>
        <PhotoTexts register={form.register} errors={errors} />
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      </form>
      {guard.dialog}
    </Dialog>
  );
}
