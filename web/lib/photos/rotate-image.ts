import { PHOTO_MAX_SIDE } from "#src/shared/limits.ts";
import { encodeCanvas, fitWithin } from "./shrink-image.ts";

/** A photo a quarter turn to the right, shrunk as for its upload; null if this browser can't open it. */
export async function rotateImage(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = fitWithin(bitmap.width, bitmap.height, PHOTO_MAX_SIDE);
    const canvas = Object.assign(document.createElement("canvas"), { width: height, height: width });
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const turned = await encodeCanvas(canvas);
    return turned && new File([turned], file.name, { type: turned.type });
  } catch (error) {
    console.warn("a photo was not rotated", error);
    return null;
  }
}
