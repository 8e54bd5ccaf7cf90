import { getMutationKey } from "@trpc/react-query";
import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { ListingInput } from "#src/features/listings/schemas.ts";
import { waitingOptions } from "@/lib/offline/waiting-mutations.ts";
import type { Photo } from "@/lib/photos/photo-queue.ts";
import { trpc } from "@/lib/trpc.ts";
import { usePublish } from "@/lib/use-publish.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { refreshLists } from "../listing-cache.ts";
import { EMPTY_DRAFT, isHalfFilled, type ListingDraft, restoreListing } from "./draft.ts";
import { createFailure } from "./messages.ts";

interface Options {
  /** What the form is filled in with. A title makes it another form, with a draft of its own. */
  filledIn: Pick<ListingDraft, "title" | "category" | "cityId">;
  photos: readonly Photo[];
  /** Sends the photos. */
  finish: (id: string, input: ListingInput) => Promise<void>;
}

/** Publishes a listing, then its photos. */
export function usePublishListing(user: CurrentUser, { filledIn, photos, finish }: Options) {
  const [isSendingPhotos, setSendingPhotos] = useState(false);
  const key = `anuncio.${user.id}${filledIn.title && `.${filledIn.title}`}`;
  const isWhole = photos.length === 0;
  const publishing = usePublish<ListingDraft, ListingInput>({
    draft: {
      key,
      blank: () => (filledIn.title ? { ...EMPTY_DRAFT, ...filledIn } : EMPTY_DRAFT),
      restore: restoreListing,
      isHalfFilled,
    },
    mutation: trpc.listings.create.useMutation(waitingOptions(key, isWhole)),
    mutationKey: getMutationKey(trpc.listings.create),
    parseWaiting: async (stored) => (await import("./form-values.ts")).parseWaiting(stored),
    isWhole,
    onFailed: (failed) => {
      const { title, text } = createFailure(failed);
      notify.error(title, text);
    },
    onPublished: async (id, input) => {
      publishing.clear();
      // Leaving now would lose the photos still uploading.
      publishing.isDirty.current = true;
      setSendingPhotos(true);
      await finish(id, input).finally(() => setSendingPhotos(false));
      void refreshLists();
    },
  });
  return { ...publishing, isSendingPhotos, isBusy: publishing.isSending || isSendingPhotos };
}
