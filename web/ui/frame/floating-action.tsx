import type { ReactNode } from "react";

/** Floats a button over a list on phones, which ends above it; wider screens have it in the page header. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-4 ml-auto w-fit rounded-control shadow-soft md:hidden zoomed:static">
      {children}
    </div>
  );
}
