import { useEffect } from "react";
import { ORG } from "./messages.ts";

/** Names the tab after whom the screen is about, once that is known. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    // After the root's own effect, which sets the route's title in the same commit.
    queueMicrotask(() => {
      document.title = `${title} | ${ORG}`;
    });
  }, [title]);
}
