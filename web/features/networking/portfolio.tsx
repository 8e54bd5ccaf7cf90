import { ImagePlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { MAX_PORTFOLIO_PHOTOS } from "#src/features/networking/rules.ts";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { late } from "@/lib/late.tsx";
import { onPlainClick } from "@/lib/plain-click.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { LATE, LIGHTBOX, PORTFOLIO } from "./messages.ts";
import { useDeletePhoto } from "./use-delete-photo.ts";

const GRID = "grid grid-cols-1 gap-4 xs:grid-cols-2 md:grid-cols-3";

const AddPhotoDialog = late(async () => (await import("./add-photo-dialog.tsx")).AddPhotoDialog);
const EditPhotoDialog = late(async () => (await import("./edit-photo-dialog.tsx")).EditPhotoDialog);
const Lightbox = late(async () => (await import("@/ui/lightbox.tsx")).Lightbox);

function AddButton({ id, isFull }: { id: string; isFull: boolean }) {
  const dialog = useLateDialog(AddPhotoDialog, LATE);
  return (
    <>
      <Button variant="outline" size="sm" icon={ImagePlus} disabled={isFull} {...dialog.opener}>
        {PORTFOLIO.add}
      </Button>
      {dialog.isOpen && <AddPhotoDialog id={id} onClose={dialog.close} />}
    </>
  );
}

interface PhotoProps {
  photo: PortfolioPhoto;
  /** Id of the portfolio's owner. */
  professionalId: string;
}

/** The owner's actions for a photo. */
function OwnerActions({ photo, professionalId }: PhotoProps) {
  const editing = useLateDialog(EditPhotoDialog, LATE);
  const [isAsking, setAsking] = useState(false);
  const { isPending, remove } = useDeletePhoto(photo.id, professionalId, () => setAsking(false));
  return (
    <div className="mt-auto grid grid-cols-2 border-t border-concrete-200">
      <Button variant="ghost" size="sm" icon={Pencil} {...editing.opener}>
        {PORTFOLIO.edit}
        <span className="sr-only">{PORTFOLIO.of(photo.title)}</span>
      </Button>
      <Button variant="ghost" size="sm" icon={Trash2} onClick={() => setAsking(true)}>
        {PORTFOLIO.remove}
        <span className="sr-only">{PORTFOLIO.of(photo.title)}</span>
      </Button>
      {editing.isOpen && <EditPhotoDialog photo={photo} professionalId={professionalId} onClose={editing.close} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={PORTFOLIO.removeTitle}
        text={PORTFOLIO.removeText}
        confirmLabel={PORTFOLIO.remove}
        onConfirm={remove}
        danger
        busy={isPending}
        busyLabel={PORTFOLIO.removing}
      />
    </div>
  );
}

function Photo({ photo, onOpen }: { photo: PortfolioPhoto; onOpen: () => void }) {
  return (
    <>
      <a
        href={photo.url}
        aria-label={PORTFOLIO.open(photo.title)}
        onPointerEnter={Lightbox.preload}
        onFocus={Lightbox.preload}
        onClick={onPlainClick(onOpen)}
        className="block aspect-4/3 w-full overflow-hidden bg-concrete-100 focus-visible:-outline-offset-2"
      >
        <img
          src={thumbnailOf(photo.url)}
          srcSet={`${thumbnailOf(photo.url)} 480w, ${photo.url} 1600w`}
          sizes="(min-width: 48rem) 22rem, (min-width: 26rem) 50vw, 100vw"
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-200 hover:scale-[1.02]"
        />
      </a>
      <div className="px-4 py-3">
        <h3 className="text-base break-words">{photo.title}</h3>
        {photo.description && (
          <p className="mt-0.5 text-sm break-words whitespace-pre-line text-ink-soft">{photo.description}</p>
        )}
      </div>
    </>
  );
}

function Photos({ photos, id, isOwn }: { photos: readonly PortfolioPhoto[]; id: string; isOwn: boolean }) {
  const lightbox = useLateDialog(Lightbox, LATE);
  const [place, setPlace] = useState(0);
  return (
    <ul className={GRID}>
      {photos.map((photo, index) => (
        <li key={photo.id} className="min-w-0">
          <Card as="figure" padding="none" className="flex h-full flex-col">
            <Photo
              photo={photo}
              onOpen={() => {
                setPlace(index);
                lightbox.open();
              }}
            />
            {isOwn && <OwnerActions photo={photo} professionalId={id} />}
          </Card>
        </li>
      ))}
      {lightbox.isOpen && (
        <li className="contents">
          <Lightbox
            photos={photos.map(({ url, title }) => ({ src: url, alt: title }))}
            place={place}
            texts={LIGHTBOX}
            onClose={lightbox.close}
          />
        </li>
      )}
    </ul>
  );
}

/** 'Portfólio': at most three photos of finished work. */
export function Portfolio({ id, isOwn }: { id: string; isOwn: boolean }) {
  const query = trpc.networking.portfolio.useQuery({ id });
  const photos = query.data;
  return (
    <section aria-labelledby="portfolio">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="portfolio" className="text-xl">
            {PORTFOLIO.title}
          </h2>
          {isOwn && photos && (
            <p className="text-sm text-ink-soft tabular-nums">{PORTFOLIO.count(photos.length, MAX_PORTFOLIO_PHOTOS)}</p>
          )}
        </div>
        {isOwn && photos && <AddButton id={id} isFull={photos.length >= MAX_PORTFOLIO_PHOTOS} />}
      </div>
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={PORTFOLIO.loading} className={GRID}>
            <Skeleton className="aspect-4/3 w-full" />
            <Skeleton className="aspect-4/3 w-full max-xs:hidden" />
            <Skeleton className="aspect-4/3 w-full max-md:hidden" />
          </SkeletonGroup>
        }
        failed={{ title: PORTFOLIO.failed, titleAs: "p" }}
        empty={
          <div className="rounded-card border border-dashed border-concrete-300">
            <EmptyState titleAs="p" title={PORTFOLIO.empty} text={isOwn && PORTFOLIO.emptyOwn} />
          </div>
        }
      >
        {(loaded) => <Photos photos={loaded} id={id} isOwn={isOwn} />}
      </Loaded>
    </section>
  );
}
