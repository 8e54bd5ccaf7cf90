import type { ComponentType } from "react";

/** Any lucide icon, or one of brand-icons.tsx. */
export type Icon = ComponentType<{ size?: number; className?: string; "aria-hidden"?: boolean }>;
