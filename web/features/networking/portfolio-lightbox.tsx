/// <reference types="vite/client" />
import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { LIGHTBOX } from "./messages.ts";

const LABELS = {
  Previous: LIGHTBOX.previous,
  Next: LIGHTBOX.next,
  Close: LIGHTBOX.close,
  Lightbox: LIGHTBOX.photos,
  "Photo gallery": LIGHTBOX.photos,
  Carousel: LIGHTBOX.photos,
  Slide: LIGHTBOX.photo,
  "Zoom in": LIGHTBOX.zoomIn,
  "Zoom out": LIGHTBOX.zoomOut,
  "{index} of {total}": "{index} de {total}",
};

export interface PortfolioLightboxProps {
  photos: readonly PortfolioPhoto[];
  /** The photo that is shown first, counted from 0. */
  place: number;
  onClose: () => void;
}

/** The photos over the whole screen: swipe, arrow keys, pinch; Esc closes. */
export function PortfolioLightbox({ photos, place, onClose }: PortfolioLightboxProps) {
  return (
    <Lightbox
      open
      index={place}
      close={onClose}
      slides={photos.map(({ url, title }) => ({ src: url, alt: title }))}
      plugins={[Zoom]}
      labels={LABELS}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
    />
  );
}
