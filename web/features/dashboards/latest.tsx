import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";

interface LatestProps {
  title: string;
  /** The link to all entries, with the given content. */
  all: (content: ReactNode) => ReactNode;
  allLabel: string;
  children: ReactNode;
}

export const allLinkClass = "link inline-flex min-h-11 shrink-0 items-center gap-1.5";

/** The latest entries of a section, below a heading with the way to all of them. */
export function Latest({ title, all, allLabel, children }: LatestProps) {
  const id = useId();
  return (
    // How many entries there are is not known before they arrive. What follows would move up if they are fewer than the placeholders.
    <section aria-labelledby={id} className="[&:has([role=status][aria-busy=true])~*]:invisible">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {all(
          <>
            {allLabel}
            <ArrowRight size={18} aria-hidden />
          </>,
        )}
      </div>
      {children}
    </section>
  );
}
