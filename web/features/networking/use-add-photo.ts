import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { focusField } from "@/lib/focus-field.ts";
import { shrinkImage } from "@/lib/shrink-image.ts";
import { UploadError, uploadImage } from "@/lib/upload.ts";
import { notify } from "@/ui/toast.tsx";
import { PHOTO_FORM } from "./messages.ts";
import type { PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

interface ChosenPhoto {
  blob: Blob;
  /** Address of the photo in this browser. */
  src: string;
}

/** A photo that was chosen, made small enough to travel. */
function useChosenPhoto(onProblem: (text: string) => void) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isOpening, setOpening] = useState(false);
  const src = photo?.src;
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  const choose = async (file: File) => {
    setOpening(true);
    try {
      const blob = await shrinkImage(file);
      setPhoto({ blob, src: URL.createObjectURL(blob) });
    } catch (error) {
      onProblem(error instanceof UploadError ? error.message : PHOTO_FORM.failedText);
    }
    setOpening(false);
  };
  return { photo, isOpening, choose };
}

/** Photo, title and description of a new photo, and their sending; `share` is what has left of it, null when none is under way. */
export function useAddPhoto(professionalId: string, onAdded: () => void) {
  const form = useForm<PhotoTextValues>({ defaultValues: { title: "", description: "" }, shouldFocusError: false });
  const [photoProblem, setPhotoProblem] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const refusePhoto = (text: string) => {
    notify.error(PHOTO_FORM.error, text);
    setPhotoProblem(text);
  };
  const { photo, isOpening, choose } = useChosenPhoto(refusePhoto);

  const send = async (blob: Blob, { title, description }: PhotoTextValues) => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      const texts = new URLSearchParams({ titulo: title.trim(), descricao: description.trim() });
      await uploadImage(`/upload/portfolio?${texts}`, blob, { onProgress: setShare, signal: controller.signal });
      await refreshPortfolio(professionalId);
      notify.success(PHOTO_FORM.added, PHOTO_FORM.addedText);
      onAdded();
    } catch (error) {
      const { code, message } =
        error instanceof UploadError ? error : new UploadError("internal", PHOTO_FORM.failedText);
      if (code === "photo.limit") notify.error(PHOTO_FORM.full, PHOTO_FORM.fullText);
      else if (code !== "aborted") notify.error(PHOTO_FORM.error, message);
      if (code !== "aborted") form.setError("root", { type: code, message });
    }
    sending.current = null;
    setShare(null);
  };
  const submit = async (values: PhotoTextValues) => {
    if (sending.current) return;
    const hasTitle = values.title.trim() !== "";
    if (hasTitle && photo) return send(photo.blob, values);
    if (!photo) setPhotoProblem(PHOTO_FORM.missing);
    notify.error(PHOTO_FORM.error, PHOTO_FORM.missing);
    if (hasTitle) return;
    form.setError("title", { type: "check", message: PHOTO_FORM.missing });
    focusField(form, "title");
  };
  return {
    form,
    photo,
    photoProblem,
    isOpening,
    share,
    submit,
    choose: (file: File) => {
      setPhotoProblem(undefined);
      void choose(file);
    },
    giveUp: () => sending.current?.abort(),
  };
}
