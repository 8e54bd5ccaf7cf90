import { useState } from "react";
import type { Area } from "react-easy-crop";
import { encodeCanvas } from "@/lib/photos/shrink-image.ts";
import { UploadError, uploadImage } from "@/lib/photos/upload.ts";
import { useUpload } from "@/lib/photos/use-upload.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

/** In px. Twice the stored size, to leave quality for re-encoding. */
const SIDE = 1024;

/** Crops a photo to the chosen square. Throws {@link UploadError} if the browser can't encode it. */
async function cropPhoto(photo: Blob, area: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(SIDE, Math.max(1, Math.round(area.width)));
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const cropped = context && (await encodeCanvas(canvas));
  if (!cropped) throw new UploadError("image.unreadable", PHOTO.unreadable);
  return cropped;
}

/** Crops and uploads the photo. `share` is the upload progress (0 to 1), null when none is running. */
export function useSendPhoto(photo: Blob, onSaved: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { share, upload, giveUp } = useUpload();
  const send = async (area: Area) => {
    setProblem(null);
    try {
      await upload(async (options) => {
        await uploadImage("/upload/avatar", await cropPhoto(photo, area), options);
        await refreshProfile();
      });
      notify.success(PHOTO.saved, PHOTO.savedText);
      onSaved();
    } catch (error) {
      const isGivenUp = error instanceof UploadError && error.code === "aborted";
      if (!isGivenUp) setProblem(error instanceof UploadError ? error.message : PHOTO.failedText);
    }
  };
  return { share, problem, send, giveUp };
}
