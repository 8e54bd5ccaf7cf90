import { useState } from "react";
import { cx } from "./cx.ts";

interface AvatarProps {
  name: string;
  /** If missing or broken, the initials are shown. */
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  className?: string | undefined;
}

const SIZES = {
  sm: { box: "size-9 text-sm", px: 36 },
  md: { box: "size-12 text-base", px: 48 },
  lg: { box: "size-20 text-xl", px: 80 },
  xl: { box: "size-28 text-2xl", px: 112 },
} as const;

/** Initials of the first and last name: "Maria da Silva" → "MS". Emoji and signs are none. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.normalize("NFC").match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const [first, last] = [letters.at(0), letters.slice(1).at(-1)];
  return [first, last].join("").toLocaleUpperCase("pt-BR") || "?";
}

/** Round profile picture, beside the name; its size is fixed, so nothing moves when the image loads. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const { box, px } = SIZES[size];
  const shown = src && src !== broken ? src : undefined;
  return (
    <span
      className={cx(
        "title inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-blueprint-100 text-blueprint select-none",
        box,
        className,
      )}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={px}
          height={px}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(shown)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
}
