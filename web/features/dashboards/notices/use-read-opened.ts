import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { UnreadNotice } from "#src/features/notices/schemas.ts";

const pageOf = (address: string) => address.split("?")[0];

/** Marks notices as read once the screen that they are about is open, however the person came there. */
export function useReadOpened(unread: readonly UnreadNotice[]): void {
  const here = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? "" });
  useEffect(() => {
    const likely = unread.filter(({ path }) => pageOf(path) === pageOf(here));
    if (likely.length === 0) return;
    import("./mark-opened.ts").then(
      ({ markOpened }) => markOpened(likely, here),
      // They stay unread until the screen is opened again.
      () => undefined,
    );
  }, [here, unread]);
}
