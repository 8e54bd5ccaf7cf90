import { useRef } from "react";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { failureText } from "../connections/messages.ts";
import { LEAVE, PHOTO_FORM } from "../dialog-messages.ts";
import { PhotoTexts, type PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

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
    <FormDialog
      title={PHOTO_FORM.editTitle}
      submitLabel={PHOTO_FORM.save}
      busyLabel={PHOTO_FORM.saving}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={close}
      above={guard.dialog}
    >
      <PhotoTexts register={form.register} errors={errors} />
    </FormDialog>
  );
}
