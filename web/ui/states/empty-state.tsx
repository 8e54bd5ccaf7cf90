import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface EmptyStateProps {
  /** Left out where a heading above says it. */
  title?: ReactNode;
  text?: ReactNode;
  /** A drawing, e.g. from late-drawings.tsx. */
  illustration?: ReactNode;
  /** A Button, or a Link with buttonClass(). */
  action?: ReactNode;
  /** Element of the title; h2 by default. */
  titleAs?: "h1" | "h2" | "h3" | "p" | undefined;
  className?: string | undefined;
}

/** Shown for an empty list, not found or not allowed: a drawing, a text and the next step. */
export function EmptyState({ title, text, illustration, action, titleAs: Title = "h2", className }: EmptyStateProps) {
  return (
    <div className={cx("mx-auto flex max-w-md flex-col items-center px-2 py-8 text-center md:py-12", className)}>
      {illustration && <div className="mb-5 w-48 max-w-full text-blueprint">{illustration}</div>}
      {title && <Title className="title text-lg">{title}</Title>}
      {text && <p className={cx("text-ink-soft", title !== undefined && "mt-2")}>{text}</p>}
      {action && <div className="mt-5 flex w-full flex-col items-center gap-2">{action}</div>}
    </div>
  );
}
