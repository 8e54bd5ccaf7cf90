import { useEffect, useState } from "react";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { shrinkImage } from "@/lib/shrink-image.ts";
import { trpc } from "@/lib/trpc.ts";
import { UploadError } from "@/lib/upload.ts";
import { notify } from "@/ui/toast.tsx";
import { failureMessage, PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

export const CropDialog = late(async () => (await import("./crop-dialog.tsx")).CropDialog);

interface Chosen {
  photo: Blob;
  src: string;
}

/** Shrinks a photo. Throws {@link UploadError} if this browser can't display it. */
async function open(file: File): Promise<Blob> {
  const photo = await shrinkImage(file);
  try {
    (await createImageBitmap(photo)).close();
  } catch {
    throw new UploadError("image.unreadable", PHOTO.unreadable);
  }
  return photo;
}

/** Opens a chosen file for the crop dialog, whose code loads meanwhile. */
export function useChosenPhoto() {
  const [isOpening, setOpening] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const src = chosen?.src;
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  const choose = async (file: File) => {
    setOpening(true);
    try {
      const [photo] = await Promise.all([open(file), CropDialog.load()]);
      setChosen({ photo, src: URL.createObjectURL(photo) });
    } catch (error) {
      const text = error instanceof UploadError ? error.message : failureMessage(PHOTO.failed, failureOf(error)).text;
      notify.error(PHOTO.failed, text);
    }
    setOpening(false);
  };
  return { isOpening, chosen, choose, close: () => setChosen(null) };
}

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
