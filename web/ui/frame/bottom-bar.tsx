import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import type { Icon } from "../icon-type.ts";

interface BottomBarProps {
  /** Name of the landmark, e.g. "Navegação principal". */
  label: string;
  /** Three to five `<Link className={bottomBarItemClass}>` with a BottomBarItem inside. */
  children: ReactNode;
}

/** For links and buttons of the bar. The current one needs aria-current="page", which TanStack's Link sets. */
export const bottomBarItemClass =
  "group relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-ink-soft transition-colors hover:text-blueprint " +
  "focus-visible:-outline-offset-2 aria-[current=page]:text-blueprint " +
  "before:absolute before:inset-x-4 before:top-0 before:h-[3px] before:rounded-b-sm before:bg-transparent aria-[current=page]:before:bg-blueprint";

/** Bottom navigation, phones only. Give the page `pb-bar`, so that the bar hides no content. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-concrete-300 bg-white pb-safe md:hidden"
    >
      {children}
    </nav>
  );
}

interface BottomBarItemProps {
  icon: Icon;
  children: ReactNode;
}

/** An icon above its label. */
export function BottomBarItem({ icon: Icon, children }: BottomBarItemProps) {
  return (
    <>
      <Icon size={24} aria-hidden />
      <span className="max-w-full truncate text-xs font-semibold">{children}</span>
    </>
  );
}

/** Bar for a screen's primary action (forms, public card): fixed at the bottom on phones, in the flow from 768 px. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      data-bottom-bar
      className={cx(
        "fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-concrete-300 bg-white px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]",
        "*:flex-1 md:static md:border-0 md:bg-transparent md:p-0 md:*:flex-none",
        className,
      )}
    >
      {children}
    </div>
  );
}
