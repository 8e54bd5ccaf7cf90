import { WifiOff } from "lucide-react";
import { WAITING } from "@/lib/publish-messages.ts";
import { cx } from "../cx.ts";
import { Note } from "../note.tsx";

interface WaitingNoteProps {
  isShown: boolean;
  /** By default about a form. */
  text?: string;
  className?: string;
}

/** Says what will be sent once the browser is online. The live region is always in the page, so that it is announced. */
export function WaitingNote({ isShown, text = WAITING.note, className }: WaitingNoteProps) {
  return (
    <div role="status" className={cx("empty:sr-only", className)}>
      {isShown && <Note icon={WifiOff}>{text}</Note>}
    </div>
  );
}
