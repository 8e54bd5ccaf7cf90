/// <reference types="vite/client" />
import { useRef } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { useCloseRequest } from "./use-close-request.ts";

/** Labels for screen readers. */
export interface LightboxTexts {
  photos: string;
  photo: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** Contains the placeholders {index} and {total}. */
  place: string;
}

export interface LightboxProps {
  photos: readonly { src: string; alt: string }[];
  /** Index of the photo to show first. */
  place: number;
  texts: LightboxTexts;
  onPlace?: (place: number) => void;
  /** Receives the index of the photo shown last. */
  onClose: (last: number) => void;
}

/** Full-screen photos with swipe, arrow keys and pinch zoom; Esc closes. Large, so load it late. */
export function Lightbox({ photos, place, texts, onPlace, onClose }: LightboxProps) {
  const last = useRef(place);
  useCloseRequest(true, () => onClose(last.current));
  return (
    <YetAnotherLightbox
      open
      index={place}
      close={() => onClose(last.current)}
      slides={[...photos]}
      plugins={[Zoom]}
      labels={{
        Previous: texts.previous,
        Next: texts.next,
        Close: texts.close,
        Lightbox: texts.photos,
        "Photo gallery": texts.photos,
        Carousel: texts.photos,
        Slide: texts.photo,
        "Zoom in": texts.zoomIn,
        "Zoom out": texts.zoomOut,
        "{index} of {total}": texts.place,
      }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{
        view: ({ index }) => {
          last.current = index;
          onPlace?.(index);
        },
      }}
    />
  );
}
