import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { Reference } from "#src/features/networking/schemas.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button } from "@/ui/button.tsx";
import { HiddenNotice } from "@/ui/states/hidden-notice.tsx";
import { REFERENCES } from "./messages.ts";
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
  const remove = useDeleteReference(professionalId);
  return (
    <AskButton
      variant="ghost"
      size="sm"
      icon={Trash2}
      question={REFERENCES.removeQuestion}
      mutation={remove}
      input={{ id: reference.id }}
    >
      {REFERENCES.remove}
    </AskButton>
  );
}

/** What the professional and the reference's author can do with it. */
export function ReferenceActions({ isOwn, ...props }: ReferenceProps) {
  return (
    <>
      {props.reference.isModerated && <HiddenNotice id={props.reference.isAuthor ? props.reference.id : null} />}
      {isOwn && <HideButton {...props} />}
      {props.reference.isAuthor && <DeleteButton {...props} />}
    </>
  );
}
