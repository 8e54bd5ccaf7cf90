import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A drawing of illustrations.tsx. */
  illustration?: ReactNode;
  /** The next step: a Button or a Link with buttonClass(). */
  action?: ReactNode;
  /** Level of the title in the page's outline. Default h2. */
  titleAs?: "h1" | "h2" | "h3" | "p" | undefined;
  className?: string | undefined;
}

/** Nothing here yet, not found or not allowed: drawing, what is so, what to do next. */
export function EmptyState({ title, text, illustration, action, titleAs: Title = "h2", className }: EmptyStateProps) {
  return (
    <div className={cx("mx-auto flex max-w-md flex-col items-center px-2 py-8 text-center md:py-12", className)}>
      {illustration && <div className="mb-5 w-48 max-w-full text-blueprint">{illustration}</div>}
      <Title className="title text-lg">{title}</Title>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {action && <div className="mt-5 flex w-full flex-col items-center gap-2">{action}</div>}
    </div>
  );
}
