import { useEffect, useRef, useState } from "react";
import type { Area } from "react-easy-crop";
import { UploadError, uploadImage } from "@/lib/upload.ts";
import { notify } from "@/ui/toast.tsx";
import { cropPhoto } from "./crop-photo.ts";
import { PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

/** Crops and uploads the photo. `share` is the upload progress (0 to 1), null when none is running. */
export function useSendPhoto(photo: Blob, onSaved: () => void) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (area: Area) => {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    setProblem(null);
    try {
      const square = await cropPhoto(photo, area);
      await uploadImage("/upload/avatar", square, { onProgress: setShare, signal: controller.signal });
      await refreshProfile();
      notify.success(PHOTO.saved, PHOTO.savedText);
      onSaved();
    } catch (error) {
      const isGivenUp = error instanceof UploadError && error.code === "aborted";
      if (!isGivenUp) setProblem(error instanceof UploadError ? error.message : PHOTO.failedText);
    }
    sending.current = null;
    setShare(null);
  };
  return { share, problem, send, giveUp: () => sending.current?.abort() };
}
