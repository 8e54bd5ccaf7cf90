import type { ComponentProps, ElementType } from "react";
import { cx } from "./cx.ts";

interface CardProps extends ComponentProps<"div"> {
  /** "article" or "li" in lists. */
  as?: ElementType | undefined;
  /** "normal" is 16 px on phones, 24 px on wider screens; "none" is for images that reach the edge. */
  padding?: "normal" | "none" | undefined;
  /** Adds a hover effect. Put one link with `cardLinkClass` inside; it covers the whole card. */
  interactive?: boolean | undefined;
  tone?: "plain" | "premium" | "blueprint" | undefined;
}

const TONES = {
  plain: "border-concrete-200 bg-white",
  premium: "border-premium/60 bg-premium-soft",
  blueprint: "on-dark border-blueprint bg-blueprint text-white",
} as const;

export function Card({
  as: Tag = "div",
  padding = "normal",
  interactive,
  tone = "plain",
  className,
  ...props
}: CardProps) {
  return (
    <Tag
      {...props}
      className={cx(
        "relative min-w-0 rounded-card border",
        TONES[tone],
        padding === "normal" && "p-4 md:p-6",
        padding === "none" && "overflow-hidden",
        interactive &&
          "transition-[box-shadow,border-color] hover:border-concrete-500 hover:shadow-soft has-[a:active]:border-blueprint",
        className,
      )}
    />
  );
}

/** Extends the title link of an interactive card to the whole card. Other controls in the card need `relative z-10`. */
export const cardLinkClass =
  "after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-signal";
