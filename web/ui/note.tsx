import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon-type.ts";

interface NoteProps {
  icon: Icon;
  className?: string;
  children: ReactNode;
}

/** What is good to know while filling in a form; a Notice says how it went. */
export function Note({ icon: NoteIcon, className, children }: NoteProps) {
  return (
    <div className={cx("flex gap-2 rounded-control bg-blueprint-50 px-3 py-2.5 text-blueprint", className)}>
      <NoteIcon size={20} aria-hidden className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
