import { ExternalLink } from "lucide-react";
import { embedUrl, watchUrl } from "#src/shared/video.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { VIDEO } from "./messages.ts";

interface VideoDialogProps {
  /** YouTube's id of the video. */
  video: string;
  /** Title of the course. */
  course: string;
  onClose: () => void;
}

/** The video of a lesson. Nothing is loaded from YouTube before it is opened. */
export function VideoDialog({ video, course, onClose }: VideoDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={VIDEO.title}
      description={course}
      footer={
        <>
          <ButtonLink href={watchUrl(video)} newTab variant="ghost" icon={ExternalLink}>
            {VIDEO.outside}
          </ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {VIDEO.close}
          </Button>
        </>
      }
    >
      <iframe
        src={embedUrl(video)}
        title={VIDEO.frame(course)}
        allow="encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        style={{ aspectRatio: "16 / 9" }}
        className="w-full rounded-control bg-concrete-100"
      />
    </Dialog>
  );
}
