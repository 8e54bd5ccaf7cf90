import type { ComponentProps } from "react";
import type { Icon } from "../icon-type.ts";

/** Google's logo in its colours. */
export function GoogleIcon({ size = 20, className }: ComponentProps<Icon>) {
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
