import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import type { ChosenPhoto } from "@/lib/photos/use-chosen-photo.ts";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { UploadProgress } from "@/ui/photos/upload-progress.tsx";
import { PHOTO } from "./messages.ts";
import { useSendPhoto } from "./use-send-photo.ts";

const MAX_ZOOM = 4;
const KEYBOARD_STEP_PX = 8;

/** The photo behind a round crop window: dragged, pinched, or moved with the arrow keys and the slider. */
function Frame({ src, onArea }: { src: string; onArea: (area: Area) => void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className="relative h-[min(45dvh,20rem)] overflow-hidden rounded-control bg-ink">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEYBOARD_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": PHOTO.frame }}
        />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <ZoomOut size={22} aria-hidden className="shrink-0 text-ink-soft" />
        <span className="sr-only">{PHOTO.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-blueprint"
        />
        <ZoomIn size={22} aria-hidden className="shrink-0 text-ink-soft" />
      </label>
    </>
  );
}

export interface CropDialogProps {
  photo: ChosenPhoto;
  onClose: () => void;
}

/** Lets the user crop a photo, then uploads it. */
export function CropDialog({ photo, onClose }: CropDialogProps) {
  const [area, setArea] = useState<Area | null>(null);
  const { share, problem, send, giveUp } = useSendPhoto(photo.blob, onClose);
  const isSending = share !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={PHOTO.cropTitle}
      description={PHOTO.cropText}
      size="sm"
      locked={isSending}
      footer={
        <>
          <Button variant="outline" onClick={isSending ? giveUp : onClose}>
            {PHOTO.cancel}
          </Button>
          <Button
            disabled={!area}
            busy={isSending}
            busyLabel={PHOTO.sending}
            onClick={() => (area ? void send(area) : undefined)}
          >
            {problem ? PHOTO.retry : PHOTO.save}
          </Button>
        </>
      }
    >
      <Frame src={photo.src} onArea={setArea} />
      {isSending && (
        <div className="mt-2">
          <UploadProgress label={PHOTO.sending} share={share} />
        </div>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
    </Dialog>
  );
}
