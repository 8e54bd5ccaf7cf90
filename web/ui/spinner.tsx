import { cx } from "./cx.ts";

/** Small turning arc for busy buttons. Decorative: the words beside it say what is going on. */
export function Spinner({ size = 20, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden
      className={cx("animate-turn shrink-0", className)}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.3" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
