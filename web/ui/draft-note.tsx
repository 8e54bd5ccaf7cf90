import { FilePen } from "lucide-react";
import { DRAFT } from "@/lib/form-messages.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

export interface DraftNoteProps {
  text?: string | undefined;
  /** Without it, there is nothing to discard. */
  onDiscard?: (() => void) | false | undefined;
}

/** Says that a form has what was typed before, which can be discarded. */
export function DraftNote({ text = DRAFT.restored, onDiscard }: DraftNoteProps) {
  return (
    <Note icon={FilePen} className="md:items-center">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {text}
        {onDiscard && (
          <Button variant="ghost" size="sm" className="-mx-3 -my-1" onClick={onDiscard}>
            {DRAFT.discard}
          </Button>
        )}
      </span>
    </Note>
  );
}
