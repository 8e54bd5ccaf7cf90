/// <reference types="vite/client" />
import { useRef } from "react";
import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { DETAIL } from "./messages.ts";

export interface PhotoLightboxProps {
  urls: readonly string[];
  /** The photo that is shown first, counted from 0. */
  place: number;
  onPlace: (place: number) => void;
  /** Told which photo was seen last. */
  onClose: (last: number) => void;
}

const LABELS = {
  Previous: DETAIL.previous,
  Next: DETAIL.next,
  Close: DETAIL.closePhotos,
  Lightbox: DETAIL.photos,
  "Photo gallery": DETAIL.photos,
  Carousel: DETAIL.photos,
  Slide: DETAIL.title,
  "Zoom in": DETAIL.zoomIn,
  "Zoom out": DETAIL.zoomOut,
  "{index} of {total}": "{index} de {total}",
};

/** The photos over the whole screen: swipe, arrow keys, pinch; Esc closes. */
export function PhotoLightbox({ urls, place, onPlace, onClose }: PhotoLightboxProps) {
  const last = useRef(place);
  return (
    <Lightbox
      open
      index={place}
      close={() => onClose(last.current)}
      slides={urls.map((src, index) => ({ src, alt: DETAIL.photo(index + 1, urls.length) }))}
      plugins={[Zoom]}
      labels={LABELS}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{
        view: ({ index }) => {
          last.current = index;
          onPlace(index);
        },
      }}
    />
  );
}
