import { type ComponentType, useEffect, useState } from "react";
import { failureOf } from "@/lib/errors.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { shrinkImage } from "@/lib/shrink-image.ts";
import { trpc } from "@/lib/trpc.ts";
import { UploadError } from "@/lib/upload.ts";
import { notify } from "@/ui/toast.tsx";
import type { CropDialogProps } from "./crop-dialog.tsx";
import { failureMessage, PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

interface Chosen {
  photo: Blob;
  src: string;
  CropDialog: ComponentType<CropDialogProps>;
}

/** A photo that this browser can show. Throws {@link UploadError} for all others. */
async function open(file: File): Promise<Blob> {
  const photo = await shrinkImage(file);
  try {
    (await createImageBitmap(photo)).close();
  } catch {
    throw new UploadError("image.unreadable", PHOTO.unreadable);
  }
  return photo;
}

/** Between choosing a file and its dialog, whose code comes only now. */
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
      const [photo, { CropDialog }] = await Promise.all([open(file), import("./crop-dialog.tsx")]);
      setChosen({ photo, src: URL.createObjectURL(photo), CropDialog });
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
