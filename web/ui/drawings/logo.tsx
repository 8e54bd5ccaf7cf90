import { cx } from "../cx.ts";

interface LogoMarkProps {
  size: number;
  /** "onDark" is a white sheet with blue lines, for dark surfaces. */
  tone?: "onLight" | "onDark" | undefined;
  className?: string | undefined;
}

/** The logo without its text: a door as drawn in floor plans (wall, leaf, swing), which is also a P. Decorative. */
export function LogoMark({ size, tone = "onLight", className }: LogoMarkProps) {
  const dark = tone === "onDark";
  const line = dark ? "#0f4c81" : "#fff";
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden className={cx("shrink-0", className)}>
      <rect width="32" height="32" rx="7" fill={dark ? "#fff" : "#0f4c81"} />
      <path d="M9.5 9V20" stroke={line} strokeDasharray="1.6 1.4" opacity=".75" />
      <path d="M23 8A13.2 13.2 0 0 1 9.8 21.2" stroke="#f97316" strokeWidth="3" />
      <path d="M9 8h15.5" stroke={line} strokeWidth="3" />
      <path d="M9.5 4.5v5M9.5 19.7v8" stroke={line} strokeWidth="5" />
    </svg>
  );
}

type LogoProps = Partial<Omit<LogoMarkProps, "className">>;

/** Mark and name. As a link to "/", it may get the aria-label "Portal da Construção, início". */
export function Logo({ size = 32, tone = "onLight" }: LogoProps) {
  return (
    <span className="inline-flex items-center" style={{ gap: size * 0.3 }}>
      <LogoMark size={size} tone={tone} />
      <span
        className={cx("title text-left leading-none", tone === "onDark" ? "text-white" : "text-ink")}
        style={{ fontSize: size * 0.53 }}
      >
        Portal da Construção
      </span>
    </span>
  );
}
