import { useEffect, useState } from "react";
import { shrinkImage } from "./shrink-image.ts";

export interface ChosenPhoto {
  blob: Blob;
  /** Object URL of the photo. */
  src: string;
}

export interface ChosenPhotoOptions {
  /** Makes the photo of the file; {@link shrinkImage} by default. */
  open?: (file: File) => Promise<Blob>;
  /** Gets what `open` threw. */
  onProblem: (error: unknown) => void;
}

/** Holds the one photo that the user chose, shrunk for upload. */
export function useChosenPhoto({ open = shrinkImage, onProblem }: ChosenPhotoOptions) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isOpening, setOpening] = useState(false);
  const src = photo?.src;
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  const choose = async (file: File) => {
    setOpening(true);
    try {
      const blob = await open(file);
      setPhoto({ blob, src: URL.createObjectURL(blob) });
    } catch (error) {
      onProblem(error);
    }
    setOpening(false);
  };
  return { photo, isOpening, choose, drop: () => setPhoto(null) };
}
