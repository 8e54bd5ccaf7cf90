import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { failureText } from "@/lib/failure-messages.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Select, type SelectProps } from "@/ui/fields/select.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { PHOTO_FORM } from "../dialog-messages.ts";
import { afterOf, pairable } from "./photo-pairs.ts";
import { PhotoTexts, type PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

interface EditPhotoDialogProps {
  photo: PortfolioPhoto;
  professionalId: string;
  onClose: () => void;
}

interface PhotoValues extends PhotoTextValues {
  /** Blank for none. */
  beforeId: string;
}

function useEditPhoto({ photo, professionalId, onClose }: EditPhotoDialogProps) {
  const { mutateAsync } = trpc.networking.updatePhoto.useMutation();
  return useAppForm<PhotoValues>({
    defaultValues: { title: photo.title, description: photo.description ?? "", beforeId: photo.beforeId ?? "" },
    check: ({ title }) =>
      title.trim() === "" ? { field: "title", title: PHOTO_FORM.error, text: PHOTO_FORM.missingTitle } : null,
    send: async ({ beforeId, ...texts }) => {
      await mutateAsync({ id: photo.id, ...texts, beforeId: beforeId || null });
      await refreshPortfolio(professionalId);
      notify.success(PHOTO_FORM.updated, PHOTO_FORM.updatedText);
      onClose();
    },
    refusal: (failure) => ({ title: PHOTO_FORM.error, text: failureText(failure, PHOTO_FORM.updateFailed) }),
  });
}

/** Which photo shows the place before the work, or of which one this is it. */
function Before({ photo, professionalId, ...select }: Omit<EditPhotoDialogProps, "onClose"> & SelectProps) {
  const photos = trpc.networking.portfolio.useQuery({ id: professionalId }).data ?? [];
  const after = afterOf(photos, photo);
  if (after) return <p>{PHOTO_FORM.isBefore(after.title)}</p>;
  const options = pairable(photos, photo).map(({ id, title }) => ({ value: id, label: title }));
  if (options.length === 0) return null;
  return (
    <Field label={PHOTO_FORM.before} hint={PHOTO_FORM.beforeHint}>
      <Select {...select} placeholder={PHOTO_FORM.noBefore} options={options} />
    </Field>
  );
}

export function EditPhotoDialog(props: EditPhotoDialogProps) {
  const { form, dialog } = useEditPhoto(props);
  const { errors } = form.formState;
  const guard = useUnsavedGuard(form, UNSAVED);
  return (
    <FormDialog
      {...dialog}
      title={PHOTO_FORM.editTitle}
      submitLabel={PHOTO_FORM.save}
      busyLabel={PHOTO_FORM.saving}
      onClose={props.onClose}
      guard={guard}
    >
      <PhotoTexts register={form.register} errors={errors} />
      <Before photo={props.photo} professionalId={props.professionalId} {...form.register("beforeId")} />
    </FormDialog>
  );
}
