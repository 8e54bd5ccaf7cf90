import { ArrowLeft, ArrowRight, GripVertical, RotateCwSquare } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { PHOTO_ORDER } from "@/lib/photos/photo-order-messages.ts";
import type { Photo } from "@/lib/photos/photo-queue.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../cx.ts";
import { PhotoGrid, type PhotoGridProps } from "./photo-grid.tsx";

interface PhotoOrderProps extends Omit<PhotoGridProps, "tools" | "overlay" | "onMakePrimary"> {
  /** Puts a photo at a place, counted from 0. */
  onMove: (photo: Photo, place: number) => void;
  /** For photos that were not sent yet. */
  onRotate?: (photo: Photo) => void;
}

const canMove = ({ status }: Photo) => status === "chosen" || status === "stored";

/** The place in the grid under the pointer; null if there is none. */
function placeAt({ clientX, clientY }: PointerEvent): number | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]");
  return tile ? Number(tile.dataset["place"]) : null;
}

/** Drags by a handle. The photos keep their places until the end, so that the pointer stays captured. */
function useDrag(photos: readonly Photo[], onMove: PhotoOrderProps["onMove"]) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  const handleOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, over: from });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.from === from) setDrag({ from, over: placeAt(event) ?? from });
    },
    onPointerUp: (event: PointerEvent) => {
      const photo = photos[from];
      // A quick drag ends before its last move is rendered.
      const place = placeAt(event) ?? from;
      if (photo && drag && place !== from) onMove(photo, place);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handleOf };
}

/** Moves by buttons: the one that was pressed keeps the focus at the new place, which is said aloud. */
function useSteps(onMove: PhotoOrderProps["onMove"], count: number) {
  const [said, setSaid] = useState("");
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = undefined;
  });
  const step = (photo: Photo, place: number, buttonId: string) => {
    if (place < 0 || place >= count) return;
    onMove(photo, place);
    pressed.current = buttonId;
    setSaid(PHOTO_ORDER.moved(place + 1, count));
  };
  return { said, step };
}

/** The photos of a form in an order, which people change by dragging or by buttons; some can be turned. */
export function PhotoOrder({ onMove, onRotate, ...grid }: PhotoOrderProps) {
  const { photos, isLocked = false } = grid;
  const { drag, handleOf } = useDrag(photos, onMove);
  const { said, step } = useSteps(onMove, photos.length);
  const markOf = (place: number) => {
    if (drag?.from === place) return "bg-white/60";
    return drag?.over === place && "rounded-control border-4 border-signal";
  };
  const isOrdered = photos.length > 1 && !isLocked;
  const stepButton = (photo: Photo, place: number, by: -1 | 1) => {
    const id = `mover-${photo.key}-${by}`;
    const target = place + by;
    return (
      <IconButton
        id={id}
        icon={by < 0 ? ArrowLeft : ArrowRight}
        label={by < 0 ? PHOTO_ORDER.before(place + 1) : PHOTO_ORDER.after(place + 1)}
        aria-disabled={target < 0 || target >= photos.length}
        className="aria-disabled:opacity-45"
        onClick={() => step(photo, target, id)}
      />
    );
  };
  return (
    <>
      <PhotoGrid
        {...grid}
        tools={(photo, place) =>
          isOrdered &&
          canMove(photo) && (
            <>
              {stepButton(photo, place, -1)}
              {stepButton(photo, place, 1)}
            </>
          )
        }
        overlay={(photo, place) => (
          <div data-place={place} className={cx("absolute inset-0", markOf(place))}>
            {isOrdered && canMove(photo) && (
              <span
                aria-hidden
                {...handleOf(place)}
                className="absolute top-1 right-1 inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-control bg-white/90 text-ink-soft active:cursor-grabbing"
              >
                <GripVertical size={20} />
              </span>
            )}
            {onRotate && !isLocked && photo.status === "chosen" && (
              <span className="absolute right-1 bottom-1 flex">
                <IconButton
                  icon={RotateCwSquare}
                  label={PHOTO_ORDER.rotate(place + 1)}
                  className="bg-white/90 hover:bg-white"
                  onClick={() => onRotate(photo)}
                />
              </span>
            )}
          </div>
        )}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
