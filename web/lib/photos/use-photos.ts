import { useCallback, useEffect, useRef, useState } from "react";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { PHOTOS, type PhotoTexts } from "./photo-messages.ts";
import {
  admitFiles,
  chosenPhoto,
  forgetUnsent,
  type Photo,
  type PhotoChange,
  type SendOptions,
  sendPhotos,
  unsentOf,
} from "./photo-queue.ts";

export interface PhotoLimit {
  /** How many there may be. */
  max: number;
  texts: PhotoTexts;
}

/** The photos of a form and their upload, which is aborted on unmount. */
export function usePhotos(initial: () => Photo[], { max, texts }: PhotoLimit) {
  const [photos, setPhotos] = useState(initial);
  /** For what runs later: a photo may have been turned or sent since the last render. */
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
    const { admitted, others, surplus } = await admitFiles(files, max - latest.current.length);
    if (others > 0) notify.error(PHOTOS.onlyImages);
    if (surplus > 0) notify.error(PHOTOS.tooMany, `${texts.tooMany} ${PHOTOS.leftOut(surplus)}`);
    const added = admitted.map(chosenPhoto);
    setPhotos((all) => [...all, ...added]);
    return added;
  };
  const remove = ({ key }: Photo) => setPhotos((all) => all.filter((photo) => photo.key !== key));
  const move = ({ key }: Photo, place: number) =>
    setPhotos((all) => {
      const moved = all.find((photo) => photo.key === key);
      return moved ? all.filter((photo) => photo !== moved).toSpliced(place, 0, moved) : all;
    });
  const send = (options: Pick<SendOptions, "path" | "photos">) =>
    sendPhotos({ ...options, change, signal: leaving.current.signal });
  return { photos, latest, setPhotos, change, add, remove, move, send };
}

interface EditedPhotos extends PhotoLimit {
  /** Id of what the photos show. */
  id: string;
  stored: readonly { id?: string; url: string }[];
  /** Where to upload. */
  path: string;
  deletePhoto: (photo: Photo) => Promise<unknown>;
  putFirst?: (photo: Photo) => Promise<unknown>;
  /** Of those that are stored. */
  putInOrder?: (photos: readonly Photo[]) => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

const storedPhoto = (photo: { id?: string; url: string }): Photo => ({
  ...photo,
  key: photo.url,
  preview: thumbnailOf(photo.url),
  status: "stored",
  share: 1,
});

/** Photos of something that is published: each change is sent at once. */
export function useEditPhotos({
  id,
  stored,
  path,
  deletePhoto,
  putFirst,
  putInOrder,
  refresh,
  ...limit
}: EditedPhotos) {
  const list = usePhotos(() => [...stored.map(storedPhoto), ...unsentOf(id)], limit);
  const [sending, setSending] = useState(0);
  useEffect(() => () => forgetUnsent(id), [id]);

  const send = async (photos: readonly Photo[]) => {
    if (photos.length === 0) return;
    setSending((count) => count + 1);
    await list.send({ path, photos });
    setSending((count) => count - 1);
    await refresh();
  };
  /** Sends a change that is already shown, and undoes it, but no other, if the server refuses. */
  const tryChange = async (failed: string, act: () => Promise<unknown>, undo: () => void) => {
    try {
      await act();
      await refresh();
    } catch (error) {
      console.warn(failed, error);
      undo();
      notify.error(failed);
    }
  };
  const remove = (photo: Photo) => {
    const place = list.photos.indexOf(photo);
    list.remove(photo);
    const undo = () => list.setPhotos((all) => all.toSpliced(place, 0, photo));
    if (photo.url !== undefined) void tryChange(PHOTOS.removeFailed, () => deletePhoto(photo), undo);
  };
  const makePrimary = (photo: Photo) => {
    if (photo.url === undefined || !putFirst) return;
    const place = list.photos.indexOf(photo);
    list.move(photo, 0);
    void tryChange(
      PHOTOS.coverFailed,
      () => putFirst(photo),
      () => list.move(photo, place),
    );
  };
  const move = (photo: Photo, place: number) => {
    if (!putInOrder) return;
    const former = list.photos.indexOf(photo);
    list.move(photo, place);
    const ordered = list.photos.filter(({ key }) => key !== photo.key).toSpliced(place, 0, photo);
    void tryChange(
      PHOTOS.orderFailed,
      () => putInOrder(ordered.filter(({ id: storedId }) => storedId !== undefined)),
      () => list.move(photo, former),
    );
  };
  return {
    photos: list.photos,
    isSending: sending > 0,
    add: (files: readonly File[]) => void list.add(files).then(send),
    retry: (photo: Photo) => void send([photo]),
    remove,
    makePrimary,
    move,
  };
}
