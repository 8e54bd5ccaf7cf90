import { useEffect } from "react";
import { SITE } from "#src/shared/site.ts";

/** Sets the document title to the screen's content once it is loaded, in place of the route's title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    let before: string | undefined;
    let isOver = false;
    // Runs after the root's effect, which sets the route's title in the same commit.
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
