import { FilePen } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { DRAFT } from "@/lib/forms/form-messages.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

interface DraftNoteProps {
  text?: string | undefined;
  /** False while there is nothing to discard. */
  onDiscard: (() => void) | false;
}

const FIELDS = "input:not([type=file]), textarea, select";

/** When the button that was pressed goes, the focus goes to the first field. Dialogs keep the focus themselves. */
function useFocusOnFields(button: RefObject<HTMLButtonElement | null>) {
  const wasPressed = useRef(false);
  useEffect(() => {
    const form = button.current?.closest("form");
    const isInDialog = button.current?.closest("[role=dialog]") != null;
    return () => {
      if (!wasPressed.current || isInDialog || document.activeElement !== document.body) return;
      (form?.isConnected ? form : document.querySelector("main"))?.querySelector<HTMLElement>(FIELDS)?.focus();
    };
  }, [button]);
  return () => {
    wasPressed.current = true;
  };
}

/** Says that a form has what was typed before, which can be discarded. */
export function DraftNote({ text = DRAFT.restored, onDiscard }: DraftNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  const markPressed = useFocusOnFields(button);
  const discard = () => {
    markPressed();
    if (onDiscard) onDiscard();
  };
  return (
    <Note icon={FilePen} className="md:items-center">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {text}
        {onDiscard && (
          <Button ref={button} variant="ghost" size="sm" className="-mx-3 -my-1" onClick={discard}>
            {DRAFT.discard}
          </Button>
        )}
      </span>
    </Note>
  );
}
