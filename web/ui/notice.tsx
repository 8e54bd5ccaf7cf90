import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const TONES = {
  problem: { box: "border-danger/50 bg-danger-soft", icon: CircleAlert, color: "text-danger" },
  done: { box: "border-success/50 bg-success-soft", icon: CircleCheck, color: "text-success" },
  waiting: { box: "border-warning/50 bg-warning-soft", icon: Hourglass, color: "text-warning" },
} as const;

export interface NoticeProps {
  tone: keyof typeof TONES;
  children: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
}

/** Message about a whole form. Unlike a toast, it stays. */
export function Notice({ tone, children, action }: NoticeProps) {
  const { box, icon: Icon, color } = TONES[tone];
  return (
    <div
      role={tone === "problem" ? "alert" : "status"}
      className={cx("rounded-control border px-3.5 py-3 text-left", box)}
    >
      <p className="flex items-start gap-2.5">
        <Icon size={20} aria-hidden className={cx("mt-0.5", color)} />
        <span className="min-w-0">{children}</span>
      </p>
      {action && <div className="mt-1 pl-[30px]">{action}</div>}
    </div>
  );
}
