import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from "react";
import { MAX_PHOTOS, PICTURE_MAX_BYTES, PICTURE_MAX_SIDE, PICTURES_MAX } from "#src/features/requests/rules.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { type Photo, saveUnsent } from "@/lib/photos/photo-queue.ts";
import { smallJpeg } from "@/lib/photos/shrink-image.ts";
import { useEditPhotos, usePhotos } from "@/lib/photos/use-photos.ts";
import { trpc } from "@/lib/trpc.ts";
import { PhotoGrid } from "@/ui/photos/photo-grid.tsx";
import { refreshRequest } from "../request-cache.ts";
import { PHOTOS, REPEATED_PHOTOS } from "./late-form-messages.ts";

const LIMIT = { max: MAX_PHOTOS, texts: PHOTOS };
const uploadPath = (id: string) => `/upload/requests/${id}`;

export interface PhotoSender {
  /** Sends the photos of a published request; returns how many failed. Its edit form offers these again. */
  send: (id: string) => Promise<number>;
  /** The first photos as small JPEGs in base64, for the AI service. */
  pictures: () => Promise<string[]>;
}

async function pictureOf({ file }: Photo): Promise<string[]> {
  const jpeg = file && (await smallJpeg(file, PICTURE_MAX_SIDE, PICTURE_MAX_BYTES));
  if (!jpeg) return [];
  const url = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(jpeg);
  });
  return [url.slice(url.indexOf(",") + 1)];
}

interface NewPhotosProps {
  sender: RefObject<PhotoSender | null>;
  isLocked: boolean;
  /** Whether the request is published again, and had photos. */
  isRepeated: boolean;
  onChange: (count: number) => void;
}

/** Photos of a new request. */
export function NewPhotos({ sender, isLocked, isRepeated, onChange }: NewPhotosProps) {
  const list = usePhotos(() => [], LIMIT);
  const { photos } = list;
  useImperativeHandle(sender, () => ({
    send: async (id) => {
      const placed = photos.map((photo, position) => ({ ...photo, position }));
      const failed = await list.send({ path: uploadPath(id), photos: placed });
      if (failed.length > 0) saveUnsent(id, failed);
      return failed.length;
    },
    pictures: async () => (await Promise.all(photos.slice(0, PICTURES_MAX).map(pictureOf))).flat(),
  }));
  return (
    <PhotoGrid
      max={MAX_PHOTOS}
      texts={isRepeated ? REPEATED_PHOTOS : PHOTOS}
      photos={photos}
      isLocked={isLocked}
      onAdd={(files) => void list.add(files).then((added) => onChange(photos.length + added.length))}
      onRemove={(photo) => {
        list.remove(photo);
        onChange(photos.length - 1);
      }}
      onMakePrimary={(photo) => {
        list.move(photo, 0);
        onChange(photos.length);
      }}
    />
  );
}

interface EditedPhotosProps {
  request: RequestDetail;
  isLocked: boolean;
  onSending: (isSending: boolean) => void;
}

/** Photos of an own request: each change is sent at once. */
export function EditedPhotos({ request: { id, photos }, isLocked, onSending }: EditedPhotosProps) {
  const deletion = trpc.requests.deletePhoto.useMutation();
  const promotion = trpc.requests.putPhotoFirst.useMutation();
  const list = useEditPhotos({
    ...LIMIT,
    id,
    stored: photos.map((url) => ({ url })),
    path: uploadPath(id),
    deletePhoto: ({ url = "" }: Photo) => deletion.mutateAsync({ id, url }),
    putFirst: ({ url = "" }: Photo) => promotion.mutateAsync({ id, url }),
    refresh: () => refreshRequest(id),
  });
  const { isSending } = list;
  const tell = useEffectEvent(onSending);
  useEffect(() => tell(isSending), [isSending]);
  return (
    <PhotoGrid
      {...LIMIT}
      photos={list.photos}
      isLocked={isLocked}
      onAdd={list.add}
      onRemove={list.remove}
      onMakePrimary={list.makePrimary}
      onRetry={list.retry}
    />
  );
}
