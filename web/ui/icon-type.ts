import type { ComponentType } from "react";

/** What a part takes as icon: any lucide icon, or one of brand-icons.tsx. */
export type Icon = ComponentType<{ size?: number; className?: string; "aria-hidden"?: boolean }>;
