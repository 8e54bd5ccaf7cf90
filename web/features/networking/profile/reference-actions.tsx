import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { Reference } from "#src/features/networking/schemas.ts";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { HiddenNotice } from "@/ui/hidden-notice.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { PORTFOLIO, REFERENCES } from "./messages.ts";
import { useDeleteReference, useHideReference } from "./use-references.ts";

export interface ReferenceProps {
  reference: Reference;
  professionalId: string;
  /** Whether the reference is about the viewer. */
  isOwn: boolean;
}

type ButtonProps = Omit<ReferenceProps, "isOwn">;

/** Action for the professional whom the reference is about. */
function HideButton({ reference, professionalId }: ButtonProps) {
  const { toggle } = useHideReference(reference, professionalId);
  return (
    <Button variant="ghost" size="sm" icon={reference.isHidden ? Eye : EyeOff} onClick={toggle}>
      {reference.isHidden ? REFERENCES.show : REFERENCES.hide}
    </Button>
  );
}

/** Action for the reference's author. */
function DeleteButton({ reference, professionalId }: ButtonProps) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { isPending, remove } = useDeleteReference(reference.id, professionalId, asking.close);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Trash2} {...asking.opener}>
        {REFERENCES.remove}
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={REFERENCES.removeTitle}
          text={REFERENCES.removeText}
          confirmLabel={PORTFOLIO.remove}
          onConfirm={remove}
          danger
          busy={isPending}
          busyLabel={PORTFOLIO.removing}
        />
      )}
    </>
  );
}

/** What the professional and the reference's author can do with it. */
export function ReferenceActions({ isOwn, ...props }: ReferenceProps) {
  return (
    <>
      {props.reference.isModerated && <HiddenNotice />}
      {isOwn && <HideButton {...props} />}
      {props.reference.isAuthor && <DeleteButton {...props} />}
    </>
  );
}
