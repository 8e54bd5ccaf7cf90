import { cx } from "../cx.ts";

interface UploadProgressProps {
  label: string;
  /** 0 to 1. */
  share: number;
  className?: string | undefined;
}

export function UploadProgress({ label, share, className = "bg-concrete-200" }: UploadProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx("h-2 overflow-hidden rounded-full", className)}
    >
      <div className="h-full origin-left bg-blueprint transition-transform" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
