import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { UnreadNotice } from "#src/features/notices/schemas.ts";

/** Marks notices as read once the screen that they are about is open, however the person came there. */
export function useReadOpened(unread: readonly UnreadNotice[]): void {
  const here = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? "" });
  useEffect(() => {
    if (unread.length > 0) void import("./mark-opened.ts").then(({ markOpened }) => markOpened(unread, here));
  }, [here, unread]);
}
