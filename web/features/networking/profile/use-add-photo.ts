import { useEffect, useRef, useState } from "react";
import { shrinkImage } from "@/lib/shrink-image.ts";
import { UploadError, uploadImage } from "@/lib/upload.ts";
import { type Problem, useAppForm } from "@/lib/use-app-form.ts";
import { notify } from "@/ui/toast.tsx";
import { PHOTO_FORM } from "../dialog-messages.ts";
import type { PhotoTextValues } from "./photo-texts.tsx";
import { refreshPortfolio } from "./use-delete-photo.ts";

interface ChosenPhoto {
  blob: Blob;
  /** Object URL of the photo. */
  src: string;
}

/** Holds the chosen photo, shrunk for upload. */
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
  const [photoProblem, setPhotoProblem] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const refusePhoto = (text: string) => {
    notify.error(PHOTO_FORM.error, text);
    setPhotoProblem(text);
  };
  const { photo, isOpening, choose } = useChosenPhoto(refusePhoto);

  const upload = async (blob: Blob, { title, description }: PhotoTextValues) => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      const texts = new URLSearchParams({ titulo: title.trim(), descricao: description.trim() });
      await uploadImage(`/upload/portfolio?${texts}`, blob, { onProgress: setShare, signal: controller.signal });
      await refreshPortfolio(professionalId);
    } finally {
      setShare(null);
    }
  };
  const { form, dialog } = useAppForm<PhotoTextValues>({
    defaultValues: { title: "", description: "" },
    check: ({ title }) => {
      const hasTitle = title.trim() !== "";
      if (hasTitle && photo) return null;
      if (!photo) setPhotoProblem(PHOTO_FORM.missing);
      return { field: hasTitle ? null : "title", title: PHOTO_FORM.error, text: PHOTO_FORM.missing };
    },
    send: async (values) => {
      if (!photo) return;
      await upload(photo.blob, values);
      notify.success(PHOTO_FORM.added, PHOTO_FORM.addedText);
      onAdded();
    },
    refusal: (_failure, _refused, error) => photoRefusal(error),
  });
  return {
    form,
    photo,
    photoProblem,
    isOpening,
    share,
    dialog,
    choose: (file: File) => {
      setPhotoProblem(undefined);
      void choose(file);
    },
    giveUp: () => sending.current?.abort(),
  };
}
