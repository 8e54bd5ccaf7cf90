import { useEffect, useRef, useState } from "react";
import { MAX_PHOTOS } from "#src/features/listings/rules.ts";
import type { ListingDetail, ListingInput } from "#src/features/listings/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { SENDING_PHOTOS, UNSAVED } from "@/lib/forms/form-messages.ts";
import { PHOTOS as PHOTO } from "@/lib/photos/photo-messages.ts";
import { useEditPhotos } from "@/lib/photos/use-photos.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { ActionBar } from "@/ui/frame/bottom-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { PhotoOrder } from "@/ui/photos/photo-order.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { FieldSkeleton, Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { BackToList, useReturn } from "../detail/back-link.tsx";
import { DETAIL } from "../detail/messages.ts";
import { refreshListing } from "../listing-cache.ts";
import { draftOf } from "./draft.ts";
import { ListingForm } from "./listing-form.tsx";
import { FORM, PHOTOS, UPDATE_FAILED, UPDATED, updateFailure } from "./messages.ts";

/** Placeholder for the form while its code or its listing loads. */
function FormSkeleton() {
  return (
    <SkeletonGroup label={FORM.loading} className="flex flex-col gap-5">
      <Skeleton className="h-36 w-full rounded-card" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-36" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-16" />
    </SkeletonGroup>
  );
}

const FORM_ID = "editar-anuncio";
const LIMIT = { max: MAX_PHOTOS, texts: PHOTOS };

/** ?editar=<id>: edits the fields and photos of an own listing. */
export function EditScreen({ id }: { id: string }) {
  useTabTitle(FORM.editTitle);
  const query = trpc.listings.byId.useQuery({ id });
  const { data, error, isStale, isFetching } = query;
  const isGone = data?.isOwn === false || isNotFound(error);
  const isReady = data !== undefined && !(isStale && isFetching);
  const [opened, setOpened] = useState<ListingDetail | null>(null);
  // Later refetches must not overwrite what is being typed.
  if (isReady && !isGone && opened?.id !== id) setOpened(data);
  const listing = opened?.id === id ? opened : null;
  return (
    <Container width="text" className="pb-bar">
      <PageHeader title={FORM.editTitle} back={<BackToList />} />
      {listing && <EditForm key={id} listing={listing} />}
      {!listing && isGone && <EmptyState illustration={<FloorPlan />} title={DETAIL.gone} text={DETAIL.goneText} />}
      {!listing && !isGone && (
        <Loaded query={query} pending={<FormSkeleton />} failed={{ title: DETAIL.failed }}>
          {() => <FormSkeleton />}
        </Loaded>
      )}
    </Container>
  );
}

function useSave(id: string, onSaved: () => void) {
  const { mutateAsync, isPending } = trpc.listings.update.useMutation();
  const save = async (changes: ListingInput) => {
    await mutateAsync({ id, changes });
    await refreshListing(id);
    notify.success(UPDATED);
    onSaved();
  };
  return { save, isSaving: isPending };
}

function useListingPhotos({ id: listingId, photos }: ListingDetail) {
  // One after another: an order has to name the photos that are left.
  const scope = { id: listingId };
  const deletion = trpc.listings.deletePhoto.useMutation({ scope });
  const ordering = trpc.listings.setPhotoOrder.useMutation({ scope });
  return useEditPhotos({
    ...LIMIT,
    id: listingId,
    stored: photos,
    path: `/upload/listings/${listingId}`,
    deletePhoto: ({ id = "" }) => deletion.mutateAsync({ listingId, photoId: id }),
    putInOrder: (ordered) =>
      ordering.mutateAsync({ listingId, photoIds: ordered.flatMap(({ id }) => (id === undefined ? [] : [id])) }),
    refresh: () => refreshListing(listingId),
  });
}

function EditForm({ listing }: { listing: ListingDetail }) {
  const { leave } = useReturn();
  const [defaults] = useState(() => draftOf(listing));
  const isChanged = useRef(false);
  const photos = useListingPhotos(listing);
  // Leaving would also lose the photos still uploading.
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = isChanged.current || photos.isSending;
  });
  const guard = useLeaveGuard(isDirty, photos.isSending ? SENDING_PHOTOS : UNSAVED, { hasDraft: false });
  const { save, isSaving } = useSave(listing.id, () => {
    isChanged.current = false;
    isDirty.current = false;
    leave();
  });
  const stored = photos.photos.filter((photo) => photo.status === "stored").length;
  return (
    <>
      <div className="flex flex-col gap-8">
        <PhotoOrder
          {...LIMIT}
          photos={photos.photos}
          isLocked={isSaving}
          onAdd={photos.add}
          onRemove={photos.remove}
          onMove={photos.move}
          onRetry={photos.retry}
        />
        <ListingForm
          formId={FORM_ID}
          defaults={defaults}
          invalidTitle={UPDATE_FAILED}
          failure={updateFailure}
          onValues={(_values, changed) => {
            isChanged.current = changed;
            isDirty.current = changed || photos.isSending;
          }}
          onSubmit={save}
        />
      </div>
      <ActionBar className="md:mt-8 md:justify-end">
        <Button
          type="submit"
          form={FORM_ID}
          busy={isSaving || photos.isSending}
          busyLabel={isSaving ? FORM.saving : PHOTO.sending(stored, photos.photos.length)}
        >
          {FORM.save}
        </Button>
      </ActionBar>
      {guard.dialog}
    </>
  );
}
