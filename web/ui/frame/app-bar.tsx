import type { ReactNode } from "react";
import { cx } from "../cx.ts";

interface AppBarProps {
  /** The logo, as a link to the home page. */
  start: ReactNode;
  /** Links and buttons on the right. */
  children?: ReactNode;
  tone?: "light" | "blueprint" | undefined;
}

/** Sticky page header (banner landmark), 64 px high plus the safe area. */
export function AppBar({ start, children, tone = "light" }: AppBarProps) {
  return (
    <header
      className={cx(
        "sticky top-0 z-20 border-b pt-safe",
        tone === "light" ? "border-concrete-200 bg-paper" : "on-dark border-blueprint-700 bg-blueprint text-white",
      )}
    >
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center justify-between gap-2 px-4 md:px-6">
        <div className="flex min-w-0 items-center *:inline-flex *:min-h-11 *:items-center">{start}</div>
        <div className="flex shrink-0 items-center gap-1 md:gap-2">{children}</div>
      </div>
    </header>
  );
}

/**
 * For links of the side navigation on desktop:
 * `<Link className={sideNavItemClass}><Icon size={20} aria-hidden />Oportunidades</Link>`.
 */
export const sideNavItemClass =
  "flex min-h-11 items-center gap-3 rounded-control px-3 py-2 font-medium text-ink-soft transition-colors hover:bg-concrete-100 hover:text-ink " +
  "aria-[current=page]:bg-blueprint-50 aria-[current=page]:font-semibold aria-[current=page]:text-blueprint";
