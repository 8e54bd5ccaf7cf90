import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "./cx.ts";
import { BackLabel } from "./page-header.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address was opened from the list that lies behind it, so leaving it is going back. */
    isFromList?: boolean;
  }
}

const SHAPE = "-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold";

const TONES = {
  light: "text-blueprint transition-colors hover:bg-blueprint-50",
  dark: "shrink-0 text-white hover:bg-white/15",
  darkOnPhones: "hover:bg-white/15 lg:text-blueprint lg:hover:bg-blueprint-50",
} as const;

interface AnchorProps extends ComponentProps<"a"> {
  tone?: keyof typeof TONES;
}

function Anchor({ tone = "light", className, children, ...props }: AnchorProps) {
  return (
    <a {...props} className={cx(SHAPE, TONES[tone], className)}>
      <BackLabel>{children}</BackLabel>
    </a>
  );
}

/** The way back, with its arrow: a Link. Pass `onClick={useGoBack()…}` where the place before is to stand as it was left. */
export const BackLink = createLink(Anchor);

/**
 * Going back instead of forward to the same place: for a link opened from the list behind it, or from `anywhere` in the
 * app.
 */
export function useGoBack(from: "list" | "anywhere" = "list") {
  const router = useRouter();
  const canGoBack = () =>
    (from === "anywhere" || router.latestLocation.state.isFromList === true) && router.history.canGoBack();
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return { canGoBack, onClick };
}
