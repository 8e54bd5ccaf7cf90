import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/ui/toast.tsx";
import { PHOTOS, type PhotoTexts } from "./photo-messages.ts";
import { admitFiles, chosenPhoto, type Photo, type PhotoChange, type SendOptions, sendPhotos } from "./photo-queue.ts";

export interface PhotoLimit {
  /** How many there may be. */
  max: number;
  texts: PhotoTexts;
}

function sayComplaint(complaint: string): void {
  if (complaint === PHOTOS.onlyImages) notify.error(complaint);
  else notify.error(PHOTOS.tooMany, complaint);
}

/** The photos of a form and their upload, which is aborted on unmount. */
export function usePhotos(initial: () => Photo[], { max, texts }: PhotoLimit) {
  const [photos, setPhotos] = useState(initial);
  const latest = useRef(photos);
  const [leaving] = useState(() => ({ current: new AbortController() }));
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, [leaving]);

  const change = useCallback<PhotoChange>(
    (key, changed) => setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo))),
    [],
  );
  /** Returns the photos that were accepted. */
  const add = async (files: readonly File[]): Promise<Photo[]> => {
    const { admitted, complaint } = await admitFiles(files, max - latest.current.length, texts);
    if (complaint !== null) sayComplaint(complaint);
    const added = admitted.map(chosenPhoto);
    setPhotos((all) => [...all, ...added]);
    return added;
  };
  const remove = ({ key }: Photo) => setPhotos((all) => all.filter((photo) => photo.key !== key));
  const moveToFront = (moved: Photo) => setPhotos((all) => [moved, ...all.filter((photo) => photo.key !== moved.key)]);
  const send = (options: Pick<SendOptions, "path" | "photos">) =>
    sendPhotos({ ...options, change, signal: leaving.current.signal });
  return { photos, setPhotos, add, remove, moveToFront, send };
}
