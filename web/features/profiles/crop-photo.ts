import type { Area } from "react-easy-crop";
import { encodeCanvas } from "@/lib/shrink-image.ts";
import { UploadError } from "@/lib/upload.ts";
import { PHOTO } from "./messages.ts";

/** In px. Twice the stored size, to leave quality for re-encoding. */
const SIDE = 1024;

/** Crops a photo to the chosen square. Throws {@link UploadError} if the browser can't encode it. */
export async function cropPhoto(photo: Blob, area: Area): Promise<Blob> {
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
