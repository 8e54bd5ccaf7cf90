import { type ReactNode, useState } from "react";
import { MAX_PORTFOLIO_PHOTOS } from "#src/features/networking/rules.ts";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { late } from "@/lib/late.tsx";
import { LATE } from "@/lib/messages.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { trpc } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import type { ReportAction } from "../report-action.ts";
import { LIGHTBOX, PORTFOLIO } from "./messages.ts";

const GRID = "grid grid-cols-1 gap-4 xs:grid-cols-2 md:grid-cols-3";

// For the portfolio's owner.
const AddPhotoButton = late(async () => (await import("./portfolio-actions.tsx")).AddPhotoButton, {
  pending: <Skeleton className="h-11 w-44 rounded-control" />,
  failed: (retry) => <ErrorState title={LATE.failed} titleAs="p" onRetry={retry} />,
});
const PhotoActions = late(async () => (await import("./portfolio-actions.tsx")).PhotoActions, {
  pending: <Skeleton className="mt-auto h-11 w-full" />,
  failed: (retry) => <ErrorState title={LATE.failed} titleAs="p" onRetry={retry} />,
});
const Lightbox = late(async () => (await import("@/ui/lightbox.tsx")).Lightbox);

function Photo({ photo, onOpen, report }: { photo: PortfolioPhoto; onOpen: () => void; report: ReactNode }) {
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
        {report && <div className="-mb-2 -ml-3">{report}</div>}
      </div>
    </>
  );
}

interface PortfolioProps {
  id: string;
  isOwn: boolean;
  Report: ReportAction;
}

function Photos({ photos, id, isOwn, Report }: PortfolioProps & { photos: readonly PortfolioPhoto[] }) {
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
              report={!isOwn && <Report kind="photo" id={photo.id} name={PORTFOLIO.photo(photo.title)} />}
            />
            {isOwn && <PhotoActions photo={photo} professionalId={id} />}
          </Card>
        </li>
      ))}
      {lightbox.isOpen && (
        <li className="contents">
          <Lightbox
            photos={photos.map(({ url, title }) => ({ src: url, alt: title }))}
            position={place}
            texts={LIGHTBOX}
            onClose={lightbox.close}
          />
        </li>
      )}
    </ul>
  );
}

/** 'Portfólio': at most three photos of finished work. */
export function Portfolio({ id, isOwn, Report }: PortfolioProps) {
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
        {isOwn && photos && <AddPhotoButton id={id} isFull={photos.length >= MAX_PORTFOLIO_PHOTOS} />}
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
        {(loaded) => <Photos photos={loaded} id={id} isOwn={isOwn} Report={Report} />}
      </Loaded>
    </section>
  );
}
