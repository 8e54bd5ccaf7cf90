import { Camera, CircleAlert, ImagePlus, RotateCw, Star, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { PHOTOS, type PhotoTexts } from "@/lib/photos/photo-messages.ts";
import type { Photo } from "@/lib/photos/photo-queue.ts";
import { Button, IconButton } from "../button.tsx";
import { cx } from "../cx.ts";
import { PhotoInput } from "./photo-input.tsx";
import { UploadProgress } from "./upload-progress.tsx";

export interface PhotoGridProps {
  photos: readonly Photo[];
  /** How many there may be. */
  max: number;
  texts: PhotoTexts;
  /** Disables changes while the photos upload. */
  isLocked?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (photo: Photo) => void;
  /** Without it, `tools` change the order. */
  onMakePrimary?: ((photo: Photo) => void) | undefined;
  /** Buttons below a photo, and over it. `place` counts from 0. */
  tools?: ((photo: Photo, place: number) => ReactNode) | undefined;
  overlay?: ((photo: Photo, place: number) => ReactNode) | undefined;
  onRetry?: ((photo: Photo) => void) | undefined;
}

/** The photos of a form, the first being the cover, with a button to add more. */
export function PhotoGrid({ photos, max, texts, isLocked = false, onAdd, tools, overlay, ...actions }: PhotoGridProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  const hasRoom = photos.length < max;
  return (
    <section aria-labelledby="fotos" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="fotos" className="text-lg">
          {PHOTOS.label}
        </h2>
        <span className="text-sm text-ink-soft tabular-nums">{PHOTOS.count(photos.length, max)}</span>
      </div>
      <PhotoInput ref={input} multiple onChoose={onAdd} />
      {photos.length === 0 ? (
        <button
          type="button"
          onClick={open}
          disabled={isLocked}
          className="paper-grid flex min-h-36 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-blueprint-300 bg-blueprint-50 px-4 py-6 text-center text-blueprint transition-colors hover:border-blueprint"
        >
          <Camera size={32} aria-hidden />
          <span className="font-semibold">{texts.add}</span>
        </button>
      ) : (
        <ul aria-label={PHOTOS.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <PhotoTile
                photo={photo}
                position={index + 1}
                isLocked={isLocked}
                tools={tools?.(photo, index)}
                overlay={overlay?.(photo, index)}
                {...actions}
              />
            </li>
          ))}
          {hasRoom && (
            <li>
              <button
                type="button"
                onClick={open}
                disabled={isLocked}
                aria-label={texts.add}
                className="paper-grid flex aspect-4/3 w-full flex-col items-center justify-center gap-1 rounded-control border border-dashed border-blueprint-300 bg-blueprint-50 font-semibold text-blueprint transition-colors hover:border-blueprint disabled:opacity-60"
              >
                <ImagePlus size={24} aria-hidden />
                {PHOTOS.addMore}
              </button>
            </li>
          )}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{texts.hint}</p>
    </section>
  );
}

interface PhotoTileProps extends Pick<PhotoGridProps, "onRemove" | "onMakePrimary" | "onRetry"> {
  photo: Photo;
  position: number;
  isLocked: boolean;
  tools: ReactNode;
  overlay: ReactNode;
}

function PhotoTile({ photo, position, isLocked, tools, overlay, onRemove, onMakePrimary, onRetry }: PhotoTileProps) {
  const { status } = photo;
  const isPrimary = position === 1;
  const isOnTheWay = status === "waiting" || status === "sending";
  const canChange = !isLocked && !isOnTheWay;
  return (
    <div>
      <div className="relative overflow-hidden rounded-control border border-concrete-200 bg-concrete-100">
        <img
          src={photo.preview}
          alt={PHOTOS.photo(position)}
          className={cx("aspect-4/3 w-full object-cover", (isOnTheWay || status === "failed") && "opacity-40")}
        />
        {isPrimary && (
          <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-sm bg-blueprint px-2 py-0.5 text-xs font-semibold text-white">
            <Star size={14} aria-hidden />
            {PHOTOS.cover}
          </span>
        )}
        {isOnTheWay && <PhotoProgress photo={photo} position={position} />}
        {overlay}
      </div>
      {canChange && (
        <div className="flex">
          {tools}
          {onMakePrimary && !isPrimary && status !== "failed" && (
            <Button
              variant="ghost"
              size="sm"
              icon={Star}
              aria-label={PHOTOS.makePrimary(position)}
              onClick={() => onMakePrimary(photo)}
            >
              {PHOTOS.cover}
            </Button>
          )}
          <IconButton
            icon={Trash2}
            label={PHOTOS.remove(position)}
            onClick={() => onRemove(photo)}
            className="ml-auto"
          />
        </div>
      )}
      {status === "failed" && (
        <>
          <p className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert size={18} aria-hidden className="mt-px" />
            <span className="min-w-0">{photo.problem}</span>
          </p>
          {onRetry && (
            <Button
              variant="outline"
              size="sm"
              full
              icon={RotateCw}
              aria-label={PHOTOS.retry(position)}
              className="mt-1.5"
              onClick={() => onRetry(photo)}
            >
              {PHOTOS.retryShort}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function PhotoProgress({ photo, position }: { photo: Photo; position: number }) {
  return (
    <div className="absolute inset-x-2 bottom-2">
      <UploadProgress label={PHOTOS.progress(position)} share={photo.share} className="bg-white" />
    </div>
  );
}
