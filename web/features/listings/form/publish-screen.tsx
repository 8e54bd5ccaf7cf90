import { useRouter } from "@tanstack/react-router";
import { getMutationKey } from "@trpc/react-query";
import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { newListingOf } from "#src/features/listings/addresses.ts";
import { MAX_PHOTOS } from "#src/features/listings/rules.ts";
import type { ListingInput } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { DRAFT, UNPUBLISHED_WITH_PHOTOS } from "@/lib/forms/form-messages.ts";
import { waitingOptions } from "@/lib/offline/waiting-mutations.ts";
import { PHOTOS as PHOTO } from "@/lib/photos/photo-messages.ts";
import { PHOTO_ORDER } from "@/lib/photos/photo-order-messages.ts";
import { type Photo, saveUnsent } from "@/lib/photos/photo-queue.ts";
import { usePhotos } from "@/lib/photos/use-photos.ts";
import { WAITING } from "@/lib/publish-messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { usePublish } from "@/lib/use-publish.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button } from "@/ui/button.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { PhotoOrder } from "@/ui/photos/photo-order.tsx";
import { WaitingNote } from "@/ui/states/waiting-note.tsx";
import { BackToList } from "../detail/back-link.tsx";
import { refreshLists } from "../listing-cache.ts";
import { EMPTY_DRAFT, isHalfFilled, type ListingDraft, restoreListing } from "./draft.ts";
import { ListingForm } from "./listing-form.tsx";
import { CREATE_FAILED, CREATED, createFailure, FORM, LEAVE_PHOTOS, PHOTOS } from "./messages.ts";

const FORM_ID = "novo-anuncio";
const LIMIT = { max: MAX_PHOTOS, texts: PHOTOS };

interface PublishScreenProps {
  user: CurrentUser;
  search: MarketplaceSearch;
}

/** ?ver=publicar: publishes a listing, uploads its photos, then returns to the list. The URL can fill in the form. */
export function PublishScreen({ user, search }: PublishScreenProps) {
  useTabTitle(FORM.createTitle);
  const router = useRouter();
  const { photos, latest, setPhotos, change, add, remove, move, send } = usePhotos(() => [], LIMIT);
  const goOn = (published: { id: string; title: string; priceCents: number }, failed: readonly Photo[]) => {
    const { id } = published;
    isDirty.current = false;
    if (failed.length === 0) {
      notify.success(CREATED);
      return router.navigate({ to: "/marketplace", search: {}, state: { published }, replace: true });
    }
    notify.success(CREATED, PHOTO.someFailed(failed.length));
    saveUnsent(id, failed);
    return router.navigate({ to: "/marketplace", search: { editar: id }, state: {}, replace: true });
  };
  const finish = async (id: string, { title, priceCents }: ListingInput) => {
    const placed = latest.current.map((photo, position) => ({ ...photo, position }));
    await goOn({ id, title, priceCents }, await send({ path: `/upload/listings/${id}`, photos: placed }));
  };
  const rotate = async ({ key, file }: Photo) => {
    const turned = file && (await (await import("@/lib/photos/rotate-image.ts")).rotateImage(file));
    if (turned) change(key, { file: turned, preview: URL.createObjectURL(turned) });
    else notify.error(PHOTO_ORDER.rotateFailed);
  };
  /** Like typing, a change of the photos means that the listing no longer waits for a network. */
  const stoppingWait =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args) => {
      publishing.stopWaiting();
      void act(...args);
    };
  const publishing = usePublishListing(user, { filledIn: newListingOf(search), photos, finish });
  const { isDirty, isBusy, isSendingPhotos, isWaiting } = publishing;
  const guard = useLeaveGuard(isDirty, isSendingPhotos ? LEAVE_PHOTOS : UNPUBLISHED_WITH_PHOTOS);
  return (
    <Container width="text" className="pb-bar">
      <PageHeader title={FORM.createTitle} text={FORM.createText} back={<BackToList />} />
      <div className="flex flex-col gap-8">
        {publishing.isRestored && !isBusy && (
          <DraftNote
            text={publishing.hadPhotos ? DRAFT.withoutPhotos : undefined}
            onDiscard={stoppingWait(() => {
              publishing.startOver();
              setPhotos([]);
            })}
          />
        )}
        <PhotoOrder
          {...LIMIT}
          photos={photos}
          isLocked={isBusy}
          onAdd={stoppingWait((files) => {
            isDirty.current = true;
            return add(files);
          })}
          onRemove={stoppingWait(remove)}
          onMove={stoppingWait(move)}
          onRotate={stoppingWait(rotate)}
        />
        <ListingForm
          key={publishing.version}
          formId={FORM_ID}
          defaults={publishing.defaults}
          invalidTitle={CREATE_FAILED}
          failure={createFailure}
          onValues={publishing.keep}
          onSubmit={publishing.publish}
        />
        <WaitingNote isShown={isWaiting} />
      </div>
      <ActionBar className="md:mt-8 md:justify-end">
        <Button
          type="submit"
          form={FORM_ID}
          busy={isBusy || isWaiting}
          busyLabel={isWaiting ? WAITING.busy : busyText(isSendingPhotos, photos)}
        >
          {FORM.submit}
        </Button>
      </ActionBar>
      {guard.dialog}
    </Container>
  );
}

function busyText(isSendingPhotos: boolean, photos: readonly Photo[]): string {
  if (!isSendingPhotos || photos.length === 0) return FORM.publishing;
  return PHOTO.sending(photos.filter((photo) => photo.status === "stored").length, photos.length);
}

interface Options {
  /** What the form is filled in with. A title makes it another form, with a draft of its own. */
  filledIn: Pick<ListingDraft, "title" | "category" | "cityId">;
  photos: readonly Photo[];
  /** Sends the photos. */
  finish: (id: string, input: ListingInput) => Promise<void>;
}

/** Publishes a listing, then its photos. */
function usePublishListing(user: CurrentUser, { filledIn, photos, finish }: Options) {
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
