import { type ReactNode, useState } from "react";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { late } from "@/lib/late.tsx";
import { onPlainClick } from "@/lib/plain-click.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import type { ReportAction } from "../report-action.ts";
import { LIGHTBOX, PORTFOLIO } from "./messages.ts";
import { pairsOf } from "./photo-pairs.ts";

const GRID = "grid grid-cols-1 gap-4 xs:grid-cols-2 md:grid-cols-3";

// For the portfolio's owner.
const AddPhotoButton = late(async () => (await import("./portfolio-actions.tsx")).AddPhotoButton, {
  pending: <Skeleton className="h-11 w-44 rounded-control" />,
  failed: lateError,
});
const PortfolioLimit = late(async () => (await import("./portfolio-actions.tsx")).PortfolioLimit, {
  pending: <Skeleton className="my-1 h-3 w-28" />,
});
const PhotoActions = late(async () => (await import("./portfolio-actions.tsx")).PhotoActions, {
  pending: <Skeleton className="mt-auto h-11 w-full" />,
  failed: lateError,
});
const Lightbox = late(async () => (await import("@/ui/photos/lightbox.tsx")).Lightbox);

const nameOf = ({ title }: PortfolioPhoto, label: string | undefined) => (label ? `${label}: ${title}` : title);

interface PhotoProps {
  photo: PortfolioPhoto;
  /** 'Antes' or 'Depois' of a pair. */
  label: string | undefined;
  onOpen: () => void;
  report: ReactNode;
}

function Photo({ photo, label, onOpen, report }: PhotoProps) {
  return (
    <>
      <a
        href={photo.url}
        aria-label={PORTFOLIO.open(nameOf(photo, label))}
        onPointerEnter={Lightbox.preload}
        onFocus={Lightbox.preload}
        onClick={onPlainClick(onOpen)}
        className={cx(
          "relative block w-full overflow-hidden bg-concrete-100 focus-visible:-outline-offset-2 xs:aspect-4/3",
          label ? "aspect-square" : "aspect-4/3",
        )}
      >
        <img
          src={thumbnailOf(photo.url)}
          srcSet={`${thumbnailOf(photo.url)} 480w, ${photo.url} 1600w`}
          sizes={`(min-width: 48rem) 22rem, ${label ? "" : "(min-width: 26rem) "}50vw, 100vw`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-200 hover:scale-[1.02]"
        />
        {label && <Badge className="absolute top-2 left-2">{label}</Badge>}
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

const PAIR = [PORTFOLIO.before, PORTFOLIO.after] as const;

function Photos({ photos, id, isOwn, Report }: PortfolioProps & { photos: readonly PortfolioPhoto[] }) {
  const lightbox = useLateDialog(Lightbox);
  const [place, setPlace] = useState(0);
  const groups = pairsOf(photos).map((group) =>
    group.map((photo, i) => ({ photo, label: group.length > 1 ? PAIR[i] : undefined })),
  );
  const all = groups.flat();
  const open = (photo: PortfolioPhoto) => {
    setPlace(all.findIndex((shown) => shown.photo === photo));
    lightbox.open();
  };
  return (
    <ul className={GRID}>
      {groups.map((group) => (
        <li key={group[0]?.photo.id} className={cx("min-w-0", group.length > 1 && "xs:col-span-2")}>
          <Card as="figure" padding="none" className={cx("grid h-full", group.length > 1 && "grid-cols-2 gap-0.5")}>
            {group.map(({ photo, label }) => (
              <div key={photo.id} className="flex min-w-0 flex-col">
                <Photo
                  photo={photo}
                  label={label}
                  onOpen={() => open(photo)}
                  report={!isOwn && <Report kind="photo" id={photo.id} name={PORTFOLIO.photo(photo.title)} />}
                />
                {isOwn && <PhotoActions photo={photo} professionalId={id} isPair={label !== undefined} />}
              </div>
            ))}
          </Card>
        </li>
      ))}
      {lightbox.isOpen && (
        <li className="contents">
          <Lightbox
            photos={all.map(({ photo, label }) => ({ src: photo.url, alt: nameOf(photo, label) }))}
            position={place}
            texts={LIGHTBOX}
            onClose={lightbox.close}
          />
        </li>
      )}
    </ul>
  );
}

/** 'Portfólio': photos of finished work; how many depends on the plan. */
export function Portfolio({ id, isOwn, Report }: PortfolioProps) {
  const query = trpc.networking.portfolio.useQuery({ id });
  const photos = query.data;
  return (
    <section aria-labelledby="portfolio">
      <div className="mb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id="portfolio" className="text-xl max-xs:w-full">
            {PORTFOLIO.title}
          </h2>
          {isOwn && photos && <AddPhotoButton id={id} count={photos.length} />}
        </div>
        {isOwn && photos && <PortfolioLimit photos={photos} />}
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
