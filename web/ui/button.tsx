import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon-type.ts";
import { Spinner } from "./states/spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "outline" | "ghost" | "danger";
type ButtonSize = "sm" | "md" | "lg";

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width of the container. */
  full?: boolean | undefined;
  className?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-signal text-white hover:bg-signal-dark active:bg-signal-dark",
  secondary: "bg-blueprint text-white hover:bg-blueprint-700 active:bg-blueprint-800",
  outline:
    "border border-concrete-500 bg-white text-ink hover:border-blueprint hover:text-blueprint active:bg-blueprint-50",
  ghost: "text-blueprint hover:bg-blueprint-50 active:bg-blueprint-100",
  danger: "bg-danger text-white hover:bg-danger-dark active:bg-danger-dark",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3 py-2 text-sm",
  md: "min-h-12 px-5 py-2.5 text-base",
  lg: "min-h-14 px-6 py-3 text-lg",
};

const DISABLED =
  "disabled:border-transparent disabled:bg-concrete-100 disabled:text-concrete-600 " + "aria-disabled:cursor-progress";

/** Button styles for other elements: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass({ variant = "primary", size = "md", full, className }: ButtonLook = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors select-none",
    VARIANTS[variant],
    SIZES[size],
    DISABLED,
    variant !== "outline" && variant !== "ghost" && "main-button",
    full && "w-full",
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  icon?: Icon | undefined;
  iconEnd?: Icon | undefined;
  /** While true, clicks and submits are ignored; the button keeps the focus. */
  busy?: boolean | undefined;
  /** Replaces the children while busy, e.g. "Salvando...". */
  busyLabel?: ReactNode;
}

/** A `<button>` with type "button" by default. `busy` keeps the focus (aria-disabled), `disabled` does not. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    className,
    icon: Icon,
    iconEnd: IconEnd,
    busy,
    busyLabel,
    children,
    onClick,
    type = "button",
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also prevents implicit submission with Enter, which clicks the submit button.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : Icon && <Icon size={20} aria-hidden />}
      <span className="min-w-0 [svg+&]:text-left">{busy ? (busyLabel ?? children) : children}</span>
      {!busy && IconEnd && <IconEnd size={20} aria-hidden />}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<"a">, "className" | "href">, ButtonLook {
  href: string;
  icon?: Icon | undefined;
  /** Opens a new tab, with rel="noopener noreferrer". */
  newTab?: boolean | undefined;
}

/**
 * An `<a>` that looks like a button, for WhatsApp, Instagram, email and files. Inside the app use
 * `<Link className={buttonClass()}>`.
 */
export function ButtonLink({ variant, size, full, className, icon: Icon, newTab, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      {...rest}
      className={buttonClass({ variant, size, full, className })}
    >
      {Icon && <Icon size={20} aria-hidden />}
      <span className="min-w-0 [svg+&]:text-left">{children}</span>
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "aria-label" | "children"> {
  icon: Icon;
  /** Accessible name and tooltip. */
  label: string;
  variant?: "ghost" | "outline" | "onDark" | "danger" | undefined;
  busy?: boolean | undefined;
  /** Small count in the corner, e.g. pending invitations. Include it in the label too. */
  badge?: number | undefined;
  className?: string | undefined;
}

const ICON_VARIANTS = {
  ghost: "text-ink-soft hover:bg-concrete-100 hover:text-ink",
  outline: "border border-concrete-500 bg-white text-ink hover:border-blueprint hover:text-blueprint",
  onDark: "on-dark text-white hover:bg-white/15",
  danger: "text-danger hover:bg-danger-soft",
} as const;

/** Square 44 px button with only an icon. */
export function IconButton({
  icon: Icon,
  label,
  variant = "ghost",
  busy,
  badge,
  className,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(
        "relative inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors disabled:opacity-45",
        ICON_VARIANTS[variant],
        className,
      )}
    >
      {busy ? <Spinner /> : <Icon size={22} aria-hidden />}
      {badge !== undefined && badge > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-signal px-1 text-center text-xs font-bold text-white tabular-nums"
        >
          {badge > 99 ? "99+" : badge}
        </span>
      )}
    </button>
  );
}

/** Tells screen readers what one of several identical controls is about: "Conectar Ana". */
export function Of({ children }: { children: ReactNode }) {
  return <span className="sr-only"> {children}</span>;
}
