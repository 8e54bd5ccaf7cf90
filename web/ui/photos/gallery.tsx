import { ChevronLeft, ChevronRight, Expand } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { late } from "@/lib/late.tsx";
import { GALLERY, PHOTO_VIEW } from "@/lib/photos/gallery-messages.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../cx.ts";
import { type LateDialogOpener, useLateDialog } from "../overlays/use-late-dialog.ts";

const LateLightbox = late(async () => (await import("./lightbox.tsx")).Lightbox);

const PAGE_FRAME = "overflow-hidden bg-concrete-100 max-md:-mx-4 md:rounded-card md:border md:border-concrete-200";
const DIALOG_FRAME = "overflow-hidden bg-concrete-100 rounded-card border border-concrete-200";
const SIZES = "(width >= 64rem) 42rem, 100vw";

interface GalleryProps {
  urls: readonly string[];
  /** Names of the photos together, and of one. */
  texts: { photos: string; photo: string };
  /** Shown instead if there are no photos. */
  empty?: ReactNode;
  inDialog?: boolean;
}

/** Photos, primary first. Swipeable; wider screens also have thumbnails. A click opens the large view. */
export function Gallery({ urls, texts, empty, inDialog = false }: GalleryProps) {
  const frame = inDialog ? DIALOG_FRAME : PAGE_FRAME;
  const strip = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const large = useLateDialog(LateLightbox);
  if (urls.length === 0) return <div className={frame}>{empty}</div>;
  const show = (next: number) => {
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth, behavior: "smooth" });
  };
  const follow = () => {
    const element = strip.current;
    if (element) setPosition(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };
  return (
    <section aria-label={texts.photos} className="flex min-w-0 flex-col gap-2">
      <div className={cx("relative", frame)}>
        <ul
          ref={strip}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:auto]"
        >
          {urls.map((url, index) => (
            <li key={url} id={slideId(index)} className="w-full shrink-0 snap-center">
              <Slide url={url} position={index + 1} total={urls.length} opener={large.opener} />
            </li>
          ))}
        </ul>
        {urls.length > 1 && <Controls position={position} total={urls.length} onShow={show} />}
      </div>
      {urls.length > 1 && <Thumbnails urls={urls} position={position} onShow={show} />}
      {large.isOpen && (
        <LateLightbox
          photos={urls.map((src, index) => ({ src, alt: GALLERY.photo(index + 1, urls.length) }))}
          position={position}
          texts={{ ...PHOTO_VIEW, ...texts }}
          inDialog={inDialog}
          onPosition={setPosition}
          onClose={(last) => {
            large.close();
            returnTo(last, strip.current);
          }}
        />
      )}
    </section>
  );
}

/** Without scripts, a thumbnail is a link to this id, and browsers scroll the strip. */
const slideId = (index: number) => `foto-${index + 1}`;

/** Scrolls the strip to the photo last shown in the large view, and restores the focus. */
function returnTo(last: number, strip: HTMLUListElement | null) {
  if (!strip) return;
  strip.scrollTo({ left: last * strip.clientWidth, behavior: "instant" });
  strip.children[last]?.querySelector("a")?.focus({ preventScroll: true });
}

interface SlideProps {
  url: string;
  position: number;
  total: number;
  opener: LateDialogOpener;
}

/** Shows the thumbnail until the large photo loads: probably cached from a list, else soon there on a slow line. */
function Slide({ url, position, total, opener }: SlideProps) {
  const isFirst = position === 1;
  const imageClass = "absolute inset-0 size-full object-contain";
  return (
    <a
      href={url}
      aria-label={GALLERY.enlarge(position, total)}
      {...opener}
      onClick={onPlainClick(opener.onClick)}
      className="group relative block aspect-4/3 w-full cursor-zoom-in focus-visible:-outline-offset-4"
    >
      <img
        src={thumbnailOf(url)}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        className={imageClass}
      />
      <img
        src={url}
        srcSet={`${thumbnailOf(url)} 480w, ${url} 1600w`}
        sizes={SIZES}
        alt={GALLERY.photo(position, total)}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority="low"
        decoding="async"
        className={imageClass}
      />
      <span
        aria-hidden
        className="absolute right-3 bottom-3 inline-flex size-9 items-center justify-center rounded-control bg-ink/70 text-white"
      >
        <Expand size={18} />
      </span>
    </a>
  );
}

const arrowClass = "bg-white/90 shadow-soft hover:bg-white disabled:hidden";

function Controls({
  position,
  total,
  onShow,
}: {
  position: number;
  total: number;
  onShow: (position: number) => void;
}) {
  return (
    <>
      <p
        role="status"
        className="absolute bottom-3 left-3 rounded-control bg-ink/70 px-2.5 py-1 text-sm font-semibold text-white tabular-nums noscript:hidden"
      >
        <span aria-hidden>{GALLERY.counter(position + 1, total)}</span>
        <span className="sr-only">{GALLERY.photo(position + 1, total)}</span>
      </p>
      <span className="absolute top-1/2 left-2 -mt-5.5 noscript:hidden">
        <IconButton
          icon={ChevronLeft}
          label={GALLERY.previous}
          disabled={position === 0}
          onClick={() => onShow(position - 1)}
          className={arrowClass}
        />
      </span>
      <span className="absolute top-1/2 right-2 -mt-5.5 noscript:hidden">
        <IconButton
          icon={ChevronRight}
          label={GALLERY.next}
          disabled={position === total - 1}
          onClick={() => onShow(position + 1)}
          className={arrowClass}
        />
      </span>
    </>
  );
}

function Thumbnails({
  urls,
  position,
  onShow,
}: {
  urls: readonly string[];
  position: number;
  onShow: (position: number) => void;
}) {
  return (
    <ul className="grid grid-cols-4 gap-2 max-md:not-noscript:hidden md:grid-cols-8">
      {urls.map((url, index) => (
        <li key={url}>
          <a
            href={`#${slideId(index)}`}
            aria-label={GALLERY.show(index + 1, urls.length)}
            aria-current={index === position ? "true" : undefined}
            onClick={onPlainClick(() => onShow(index))}
            className="block w-full overflow-hidden rounded-control border-2 border-transparent opacity-75 transition-opacity hover:opacity-100 aria-[current=true]:border-blueprint aria-[current=true]:opacity-100"
          >
            <img src={thumbnailOf(url)} alt="" loading="lazy" className="aspect-square w-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
