/// <reference types="vite/client" />
import { Dialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { useCloseGesture } from "../overlays/use-close-gesture.ts";

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
  position: string;
}

interface LightboxProps {
  photos: readonly { src: string; alt: string }[];
  /** Index of the photo to show first. */
  position: number;
  texts: LightboxTexts;
  onPosition?: (position: number) => void;
  /** Receives the index of the photo shown last. */
  onClose: (last: number) => void;
  /** Whether it opens over a dialog, which keeps the focus inside itself otherwise. */
  inDialog?: boolean;
}

/** Full-screen photos with swipe, arrow keys and pinch zoom; Esc closes. Large, so load it late. */
export function Lightbox({ inDialog = false, ...props }: LightboxProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const last = useRef(props.position);
  const close = () => props.onClose(last.current);
  useCloseGesture(true, close);
  const shown = { ...props, last, close };
  if (!inDialog) return <Photos {...shown} />;
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Content ref={setRoot} aria-describedby={undefined} className="fixed inset-0 z-50">
          <Radix.Title className="sr-only">{props.texts.photos}</Radix.Title>
          {root && <Photos {...shown} root={root} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PhotosProps extends Pick<LightboxProps, "photos" | "position" | "texts" | "onPosition"> {
  last: { current: number };
  close: () => void;
  /** The element that contains it; the page by default. */
  root?: HTMLElement;
}

function Photos({ photos, position, texts, onPosition, last, close, root }: PhotosProps) {
  return (
    <YetAnotherLightbox
      open
      index={position}
      close={close}
      {...(root ? { portal: { root } } : {})}
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
        "{index} of {total}": texts.position,
      }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      on={{
        view: ({ index }) => {
          last.current = index;
          onPosition?.(index);
        },
      }}
    />
  );
}
