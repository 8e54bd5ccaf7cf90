import { ImagePlus, Pencil, Trash2 } from "lucide-react";
import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";
import { late } from "@/lib/late.tsx";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { HiddenNotice } from "@/ui/hidden-notice.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { PORTFOLIO } from "./messages.ts";
import { useDeletePhoto } from "./use-delete-photo.ts";

const AddPhotoDialog = late(async () => (await import("./add-photo-dialog.tsx")).AddPhotoDialog);
const EditPhotoDialog = late(async () => (await import("./edit-photo-dialog.tsx")).EditPhotoDialog);

export function AddPhotoButton({ id, isFull }: { id: string; isFull: boolean }) {
  const dialog = useLateDialog(AddPhotoDialog, LATE);
  return (
    <>
      <Button variant="outline" size="sm" icon={ImagePlus} disabled={isFull} {...dialog.opener}>
        {PORTFOLIO.add}
      </Button>
      {dialog.isOpen && <AddPhotoDialog id={id} onClose={dialog.close} />}
    </>
  );
}

interface PhotoProps {
  photo: PortfolioPhoto;
  /** Id of the portfolio's owner. */
  professionalId: string;
}

/** The owner's actions for a photo. */
export function PhotoActions({ photo, professionalId }: PhotoProps) {
  const editing = useLateDialog(EditPhotoDialog, LATE);
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { isPending, remove } = useDeletePhoto(photo.id, professionalId, asking.close);
  return (
    <div className="mt-auto grid grid-cols-2 border-t border-concrete-200">
      {photo.isHidden && (
        <div className="col-span-2 p-3">
          <HiddenNotice />
        </div>
      )}
      <Button variant="ghost" size="sm" icon={Pencil} {...editing.opener}>
        {PORTFOLIO.edit}
        <span className="sr-only">{PORTFOLIO.of(photo.title)}</span>
      </Button>
      <Button variant="ghost" size="sm" icon={Trash2} {...asking.opener}>
        {PORTFOLIO.remove}
        <span className="sr-only">{PORTFOLIO.of(photo.title)}</span>
      </Button>
      {editing.isOpen && <EditPhotoDialog photo={photo} professionalId={professionalId} onClose={editing.close} />}
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={PORTFOLIO.removeTitle}
          text={PORTFOLIO.removeText}
          confirmLabel={PORTFOLIO.remove}
          onConfirm={remove}
          danger
          busy={isPending}
          busyLabel={PORTFOLIO.removing}
        />
      )}
    </div>
  );
}
