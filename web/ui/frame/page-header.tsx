import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

interface PageHeaderProps {
  /** The h1 of the page. */
  title: ReactNode;
  text?: ReactNode;
  /** A BackLink, or a link with {@link backLinkClass} and a BackLabel. */
  back?: ReactNode;
  /** Buttons: below the title, right of it on wide screens. */
  actions?: ReactNode;
  /** Set to false if phones show the actions elsewhere, e.g. in a bottom bar. */
  actionsOnPhone?: boolean | undefined;
  className?: string | undefined;
}

export const backLinkShape = "-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold";
export const backLinkTone = "text-blueprint transition-colors hover:bg-blueprint-50";

/** For links that can't be a BackLink. */
export const backLinkClass = `${backLinkShape} ${backLinkTone}`;

/** Arrow and text of a back link. */
export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <ArrowLeft size={20} aria-hidden />
      {children}
    </>
  );
}

/** Page header with back link, h1, text and actions. */
export function PageHeader({ title, text, back, actions, actionsOnPhone = true, className }: PageHeaderProps) {
  return (
    <header className={cx("pt-3 pb-5 md:pt-5 md:pb-7", className)}>
      {back && <div className="mb-1">{back}</div>}
      <div className="flex flex-col gap-4 lg:flex-row lg:flex-wrap lg:items-end">
        <div className="min-w-0 lg:flex-1 lg:basis-80">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {text && <p className="mt-1.5 max-w-2xl text-ink-soft">{text}</p>}
        </div>
        {actions && (
          <div className={cx("shrink-0 flex-col gap-2 xs:flex-row", actionsOnPhone ? "flex" : "hidden md:flex")}>
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
