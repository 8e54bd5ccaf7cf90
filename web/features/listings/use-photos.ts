import { useCallback, useEffect, useRef, useState } from "react";
import { MAX_PHOTOS } from "#src/features/listings/rules.ts";
import { notify } from "@/ui/toast.tsx";
import { PHOTOS } from "./form-messages.ts";
import { admitFiles, chosenPhoto, type Photo, type PhotoChange, type SendOptions, sendPhotos } from "./photo-queue.ts";

function sayComplaint(complaint: string): void {
  if (complaint === PHOTOS.onlyImages) notify.error(complaint);
  else notify.error(PHOTOS.tooMany, complaint);
}

/** The photos of a form and their upload, which is aborted on unmount. */
export function usePhotos(initial: () => Photo[]) {
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
    const { admitted, complaint } = await admitFiles(files, MAX_PHOTOS - latest.current.length);
    if (complaint !== null) sayComplaint(complaint);
    const added = admitted.map(chosenPhoto);
    setPhotos((all) => [...all, ...added]);
    return added;
  };
  const remove = ({ key }: Photo) => setPhotos((all) => all.filter((photo) => photo.key !== key));
  const moveToFront = (moved: Photo) => setPhotos((all) => [moved, ...all.filter((photo) => photo.key !== moved.key)]);
  const send = (options: Pick<SendOptions, "listingId" | "photos">) =>
    sendPhotos({ ...options, change, signal: leaving.current.signal });
  return { photos, setPhotos, add, remove, moveToFront, send };
}
