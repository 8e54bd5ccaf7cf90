import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { cx } from "./cx.ts";

interface PersonRowProps {
  name: string;
  /** In place of the name, e.g. a link. */
  title?: ReactNode;
  avatarUrl: string | null;
  /** Below the name, e.g. the profession. */
  text?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
  /** At the end of the row: a button or a mark. */
  end?: ReactNode;
}

/** A person in a list. */
export function PersonRow({ name, title, avatarUrl, text, children, end }: PersonRowProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatarUrl} className="self-start" />
      <div className="min-w-0 flex-1">
        <p className={cx("leading-snug font-semibold break-words", !title && "line-clamp-2")}>{title ?? name}</p>
        {text && <p className="line-clamp-2 text-sm break-words text-ink-soft">{text}</p>}
        {children}
      </div>
      {end && <div className="shrink-0">{end}</div>}
    </div>
  );
}
