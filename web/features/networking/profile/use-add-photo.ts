import { type Problem, useAppForm } from "@/lib/forms/use-app-form.ts";
import { UploadError, uploadImage } from "@/lib/photos/upload.ts";
import { useChosenPhoto } from "@/lib/photos/use-chosen-photo.ts";
import { useUpload } from "@/lib/photos/use-upload.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { PHOTO_FORM } from "../dialog-messages.ts";
import type { PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

interface PhotoValues extends PhotoTextValues {
  /** Always blank: it has the error of the photo, and its button gets the focus. */
  photo: string;
}

/** A canceled upload shows no message. */
function photoRefusal(error: unknown): readonly Problem<"title">[] {
  const { code, message } = error instanceof UploadError ? error : new UploadError("internal", PHOTO_FORM.failedText);
  if (code === "aborted") return [];
  if (code !== "photo.limit") return [{ field: "root", title: PHOTO_FORM.error, text: message }];
  return [
    { field: null, title: PHOTO_FORM.full, text: message },
    { field: "root", text: message },
  ];
}

/** Form and upload of a new photo. `share` is the upload progress (0 to 1), null when none is running. */
export function useAddPhoto(professionalId: string, onAdded: () => void) {
  const { share, upload, giveUp } = useUpload();
  const { photo, isOpening, choose } = useChosenPhoto({
    onProblem: (error) => {
      const text = error instanceof UploadError ? error.message : PHOTO_FORM.failedText;
      notify.error(PHOTO_FORM.error, text);
      form.setError("photo", { message: text });
    },
  });
  const { form, dialog } = useAppForm<PhotoValues>({
    defaultValues: { photo: "", title: "", description: "" },
    check: ({ title }) => {
      const isMissing = { photo: !photo, title: title.trim() === "" };
      const missing = (["photo", "title"] as const).filter((field) => isMissing[field]);
      return missing.map((field) => ({ field, title: PHOTO_FORM.error, text: PHOTO_FORM.missing }));
    },
    send: async ({ title, description }) => {
      if (!photo) return;
      const texts = new URLSearchParams({ titulo: title.trim(), descricao: description.trim() });
      await upload(async (options) => {
        await uploadImage(`/upload/portfolio?${texts}`, photo.blob, options);
        await refreshPortfolio(professionalId);
      });
      notify.success(PHOTO_FORM.added, PHOTO_FORM.addedText);
      onAdded();
    },
    refusal: (_failure, _refused, error) => photoRefusal(error),
  });
  return {
    form,
    photo,
    isOpening,
    share,
    dialog,
    choose: (file: File) => {
      form.clearErrors("photo");
      void choose(file);
    },
    giveUp,
  };
}
