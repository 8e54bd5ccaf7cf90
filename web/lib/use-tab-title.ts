import { useEffect } from "react";
import { SITE } from "./site.ts";

/** Names the tab after what the screen shows, once that is known, instead of the route's title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    let before: string | undefined;
    let isOver = false;
    // After the root's effect, which sets the route's title in the same commit.
    queueMicrotask(() => {
      if (isOver) return;
      before = document.title;
      document.title = `${title} | ${SITE}`;
    });
    return () => {
      isOver = true;
      if (before !== undefined) document.title = before;
    };
  }, [title]);
}
