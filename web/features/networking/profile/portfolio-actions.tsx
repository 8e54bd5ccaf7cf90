import { Link } from "@tanstack/react-router";
import { ImagePlus, Pencil, Trash2 } from "lucide-react";
import { maxPhotos, PORTFOLIO_MAX } from "#src/features/networking/rules.ts";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session/session.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { HiddenNotice } from "@/ui/states/hidden-notice.tsx";
import { PORTFOLIO } from "./messages.ts";
import { useDeletePhoto } from "./use-delete-photo.ts";

const AddPhotoDialog = late(async () => (await import("./add-photo-dialog.tsx")).AddPhotoDialog);
const EditPhotoDialog = late(async () => (await import("./edit-photo-dialog.tsx")).EditPhotoDialog);

const useMaxPhotos = () => maxPhotos(useCurrentUser()?.isPremium ?? false);

export function AddPhotoButton({ id, count }: { id: string; count: number }) {
  const isFull = count >= useMaxPhotos();
  const dialog = useLateDialog(AddPhotoDialog);
  return (
    <>
      <Button variant="outline" size="sm" icon={ImagePlus} disabled={isFull} {...dialog.opener}>
        {PORTFOLIO.add}
      </Button>
      {dialog.isOpen && <AddPhotoDialog id={id} onClose={dialog.close} />}
    </>
  );
}

/** How many photos there are of how many, what premium adds, and how to make a pair. */
export function PortfolioLimit({ photos }: { photos: readonly PortfolioPhoto[] }) {
  const max = useMaxPhotos();
  const count = photos.length;
  const mayHaveMore = count >= max && max < PORTFOLIO_MAX.premium;
  return (
    <div className="text-sm text-ink-soft">
      <p className="tabular-nums">
        {count > max ? PORTFOLIO.beyond(count, max) : PORTFOLIO.count(count, max)}
        {mayHaveMore && (
          <>
            {" "}
            <Link to="/premium" className="link inline-flex min-h-11 items-center">
              {PORTFOLIO.more(PORTFOLIO_MAX.premium)}
            </Link>
          </>
        )}
      </p>
      {count > 1 && !photos.some(({ beforeId }) => beforeId) && <p>{PORTFOLIO.pairHint}</p>}
    </div>
  );
}

interface PhotoProps {
  photo: PortfolioPhoto;
  /** Id of the portfolio's owner. */
  professionalId: string;
  /** Whether another photo is beside it, also on phones. */
  isPair: boolean;
}

/** The owner's actions for a photo. */
export function PhotoActions({ photo, professionalId, isPair }: PhotoProps) {
  const editing = useLateDialog(EditPhotoDialog);
  const remove = useDeletePhoto(professionalId);
  return (
    <div className={cx("mt-auto grid border-t border-concrete-200", isPair ? "xs:grid-cols-2" : "grid-cols-2")}>
      {photo.isHidden && (
        <div className={cx("p-3", isPair ? "xs:col-span-2" : "col-span-2")}>
          <HiddenNotice id={photo.id} />
        </div>
      )}
      <Button variant="ghost" size="sm" icon={Pencil} {...editing.opener}>
        {PORTFOLIO.edit}
        <Of>{photo.title}</Of>
      </Button>
      <AskButton
        variant="ghost"
        size="sm"
        icon={Trash2}
        question={PORTFOLIO.removeQuestion}
        mutation={remove}
        input={{ id: photo.id }}
      >
        {PORTFOLIO.remove}
        <Of>{photo.title}</Of>
      </AskButton>
      {editing.isOpen && <EditPhotoDialog photo={photo} professionalId={professionalId} onClose={editing.close} />}
    </div>
  );
}
