import { FilePen } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { DRAFT } from "@/lib/form-messages.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

export interface DraftNoteProps {
  text?: string | undefined;
  /** Without it, there is nothing to discard. */
  onDiscard?: (() => void) | false | undefined;
}

const FIELDS = "input:not([type=file]), textarea, select";

/** When the button that has the focus goes, the focus goes to the first field. Dialogs keep the focus themselves. */
function useFocusOnFields(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const form = button.current?.closest("form");
    const isInDialog = button.current?.closest("[role=dialog]") != null;
    return () => {
      if (isInDialog || document.activeElement !== document.body) return;
      (form?.isConnected ? form : document.querySelector("main"))?.querySelector<HTMLElement>(FIELDS)?.focus();
    };
  }, [button]);
}

/** Says that a form has what was typed before, which can be discarded. */
export function DraftNote({ text = DRAFT.restored, onDiscard }: DraftNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnFields(button);
  return (
    <Note icon={FilePen} className="md:items-center">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {text}
        {onDiscard && (
          <Button ref={button} variant="ghost" size="sm" className="-mx-3 -my-1" onClick={onDiscard}>
            {DRAFT.discard}
          </Button>
        )}
      </span>
    </Note>
  );
}
