import { useEffect } from "react";
import { TAB } from "./messages.ts";

/** Names the tab after what a view shows; the address of all views is one route, with one title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    // After the root's own effect, which sets the route's title in the same commit.
    queueMicrotask(() => {
      document.title = TAB(title);
    });
    return () => {
      document.title = before;
    };
  }, [title]);
}
