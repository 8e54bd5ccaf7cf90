import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";

interface FoldProps {
  title: ReactNode;
  /** `row` fills the width, with the arrow at its end; `link` is a blue text with the arrow beside it. */
  look?: "link" | "row";
  /** Rendered while closed, for pages that are read without JavaScript. */
  eager?: boolean;
  className?: string;
  children: ReactNode;
}

/** What is shown when its title is pressed. By default it is neither rendered nor loaded before. */
export function Fold({ title, look = "link", eager = false, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={cx("group", className)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={cx(
          "flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden",
          look === "row" ? "justify-between gap-3" : "gap-1.5 font-semibold text-blueprint",
        )}
      >
        {title}
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-blueprint transition-transform group-open:rotate-180"
        />
      </summary>
      {(eager || isOpen) && children}
    </details>
  );
}
