import { useSyncExternalStore } from "react";

/** Whether the media query holds now; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notifyChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notifyChange);
      return () => list.removeEventListener("change", notifyChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below the product's one mobile breakpoint (768 px). */
export const useIsPhone = () => useMediaQuery("(width < 48rem)");
