import type { ReactNode } from "react";
import { Skeleton } from "@/ui/states/skeleton.tsx";

const sideClass =
  "sticky top-16 hidden max-h-[calc(100dvh-4rem)] w-58 shrink-0 self-start overflow-y-auto py-6 beside-nav:md:block lg:w-64";

/** The place of the side navigation, which phones do without. */
export function SideColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={sideClass}>
      {children}
    </nav>
  );
}

/** The same while its code loads or the panel is unknown. */
export function SidePlaceholder() {
  return (
    <div aria-hidden className={sideClass}>
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}
