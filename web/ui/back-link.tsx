import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "./cx.ts";
import { BackLabel, backLinkShape, backLinkTone } from "./page-header.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address was opened from the list that lies behind it, so leaving it is going back. */
    isFromList?: boolean;
  }
}

const TONES = {
  light: backLinkTone,
  dark: "shrink-0 text-white hover:bg-white/15",
  darkOnPhones: "hover:bg-white/15 lg:text-blueprint lg:hover:bg-blueprint-50",
} as const;

interface AnchorProps extends ComponentProps<"a"> {
  tone?: keyof typeof TONES;
}

function Anchor({ tone = "light", className, children, ...props }: AnchorProps) {
  return (
    <a {...props} className={cx(backLinkShape, TONES[tone], className)}>
      <BackLabel>{children}</BackLabel>
    </a>
  );
}

/** The way back, with its arrow: a Link. With `onClick` of {@link useGoBack} the place before stands as it was left. */
export const BackLink = createLink(Anchor);

/** Goes back in the history instead of on to the list, when the address was opened from it, or from `anywhere` in the app. */
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
