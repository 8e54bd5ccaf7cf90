import type { ComponentProps } from "react";
import type { Icon } from "../icon-type.ts";

type IconProps = ComponentProps<Icon>;

/** Logos that lucide lacks, with the props of a lucide icon: `icon={WhatsAppIcon}`. */
export function WhatsAppIcon({ size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden className={className}>
      <path
        d="M3.2 20.8l1.3-4.6A8.9 8.9 0 1 1 8 19.6z"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path
        d="M8.9 7.4c-.3 0-.6.1-.8.4-.5.5-.9 1.2-.8 2.1.2 2.9 3.7 6.6 6.9 6.9.9.1 1.7-.3 2.2-.9.3-.3.4-.7.3-1.1l-.1-.4-2-1-.4.1-.9 1.1c-1.6-.7-2.7-1.8-3.4-3.3l.9-.9.1-.4-.9-2.2z"
        fill="currentColor"
      />
    </svg>
  );
}

export function InstagramIcon({ size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
      className={className}
    >
      <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
    </svg>
  );
}
