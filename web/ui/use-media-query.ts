import { useSyncExternalStore } from "react";

/** Whether the media query matches; false while prerendering. */
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

/** Whether the window is narrower than the mobile breakpoint (768 px). */
export const useIsPhone = () => useMediaQuery("(width < 48rem)");
