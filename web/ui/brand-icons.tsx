import type { ComponentProps } from "react";
import type { Icon } from "./icon-type.ts";

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

export function GoogleIcon({ size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className={className}>
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
      />
      <path
        fill="#34a853"
        d="M12 22.3c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7a10.4 10.4 0 0 0 9.3 5.7z"
      />
      <path fill="#fbbc05" d="M6.2 13.9a6.2 6.2 0 0 1 0-4V7.3H2.7a10.4 10.4 0 0 0 0 9.3z" />
      <path fill="#ea4335" d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.4 10.4 0 0 0 2.7 7.3l3.5 2.7c.8-2.5 3.1-4.3 5.8-4.3z" />
    </svg>
  );
}
