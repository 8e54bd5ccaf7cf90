import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { shrinkImage } from "@/lib/photos/shrink-image.ts";
import { UploadError } from "@/lib/photos/upload.ts";
import { useChosenPhoto } from "@/lib/photos/use-chosen-photo.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { failureMessage, PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

export const CropDialog = late(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** Throws {@link UploadError} if this browser can't display the photo: the crop dialog has to. */
async function open(file: File): Promise<Blob> {
  const [photo] = await Promise.all([shrinkImage(file), CropDialog.load()]);
  try {
    (await createImageBitmap(photo)).close();
  } catch {
    throw new UploadError("image.unreadable", PHOTO.unreadable);
  }
  return photo;
}

/** Opens a chosen file for the crop dialog, whose code loads meanwhile. */
export const useAvatarPhoto = () =>
  useChosenPhoto({
    open,
    onProblem: (error) => {
      const text = error instanceof UploadError ? error.message : failureMessage(PHOTO.failed, failureOf(error)).text;
      notify.error(PHOTO.failed, text);
    },
  });

export function useRemovePhoto(onDone: () => void) {
  const { mutate, isPending } = trpc.profiles.removeAvatar.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await refreshProfile();
        onDone();
      },
      success: () => ({ title: PHOTO.removed }),
      failure: (failure) => failureMessage(PHOTO.removeFailed, failure),
    }),
  );
  return { isRemoving: isPending, remove: () => mutate() };
}
