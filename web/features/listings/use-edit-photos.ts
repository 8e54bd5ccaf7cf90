import { useEffect, useState } from "react";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { PHOTOS } from "./form-messages.ts";
import { refreshListing } from "./listing-cache.ts";
import { forgetUnsent, type Photo, unsentOf } from "./photo-queue.ts";
import { usePhotos } from "./use-photos.ts";

const storedPhotos = ({ photos }: ListingDetail): Photo[] =>
  photos.map(({ id, url }) => ({ key: id, id, preview: thumbnailOf(url), status: "stored", share: 1 }));

/** Photos of an existing listing: each change is sent at once. */
export function useEditPhotos(listing: ListingDetail) {
  const listingId = listing.id;
  const list = usePhotos(() => [...storedPhotos(listing), ...unsentOf(listingId)]);
  const [sending, setSending] = useState(0);
  const deletion = trpc.listings.deletePhoto.useMutation();
  const promotion = trpc.listings.setPrimaryPhoto.useMutation();
  useEffect(() => () => forgetUnsent(listingId), [listingId]);

  const send = async (photos: readonly Photo[]) => {
    if (photos.length === 0) return;
    setSending((count) => count + 1);
    await list.send({ listingId, photos });
    setSending((count) => count - 1);
    await refreshListing(listingId);
  };
  /** Sends a change that is already shown, and reverts it if the server refuses. */
  const tryChange = async (failed: string, act: () => Promise<unknown>) => {
    const before = list.photos;
    try {
      await act();
      await refreshListing(listingId);
    } catch (error) {
      console.warn(failed, error);
      list.setPhotos(before);
      notify.error(failed);
    }
  };
  const remove = (photo: Photo) => {
    list.remove(photo);
    if (photo.id === undefined) return;
    const photoId = photo.id;
    void tryChange(PHOTOS.removeFailed, () => deletion.mutateAsync({ listingId, photoId }));
  };
  const makePrimary = (photo: Photo) => {
    if (photo.id === undefined) return;
    const photoId = photo.id;
    list.moveToFront(photo);
    void tryChange(PHOTOS.primaryFailed, () => promotion.mutateAsync({ listingId, photoId }));
  };
  return {
    photos: list.photos,
    isSending: sending > 0,
    add: (files: readonly File[]) => void list.add(files).then(send),
    retry: (photo: Photo) => void send([photo]),
    remove,
    makePrimary,
  };
}
