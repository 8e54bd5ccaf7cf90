import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { encodeCanvas } from "@/lib/photos/shrink-image.ts";
import { UploadError, uploadImage } from "@/lib/photos/upload.ts";
import type { ChosenPhoto } from "@/lib/photos/use-chosen-photo.ts";
import { useUpload } from "@/lib/photos/use-upload.ts";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { UploadProgress } from "@/ui/photos/upload-progress.tsx";
import { PHOTO } from "./messages.ts";
import { refreshProfile } from "./own-profile.ts";

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

/** In px. Twice the stored size, to leave quality for re-encoding. */
const SIDE = 1024;

/** Crops a photo to the chosen square. Throws {@link UploadError} if the browser can't encode it. */
async function cropPhoto(photo: Blob, area: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(SIDE, Math.max(1, Math.round(area.width)));
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const cropped = context && (await encodeCanvas(canvas));
  if (!cropped) throw new UploadError("image.unreadable", PHOTO.unreadable);
  return cropped;
}

/** Crops and uploads the photo. `share` is the upload progress (0 to 1), null when none is running. */
function useSendPhoto(photo: Blob, onSaved: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { share, upload, giveUp } = useUpload();
  const send = async (area: Area) => {
    setProblem(null);
    try {
      await upload(async (options) => {
        await uploadImage("/upload/avatar", await cropPhoto(photo, area), options);
        await refreshProfile();
      });
      notify.success(PHOTO.saved);
      onSaved();
    } catch (error) {
      const isGivenUp = error instanceof UploadError && error.code === "aborted";
      if (!isGivenUp) setProblem(error instanceof UploadError ? error.message : PHOTO.failedText);
    }
  };
  return { share, problem, send, giveUp };
}

interface CropDialogProps {
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
