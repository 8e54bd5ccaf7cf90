import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "@/lib/plain-click.ts";
import { cx } from "./cx.ts";
import { BackLabel, backLinkShape, backLinkTone } from "./page-header.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Set if the page was opened from its list, so that leaving it goes back in the history. */
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

/** A Link back, with an arrow. With `onClick` of {@link useGoBack}, the previous page is restored as it was left. */
export const BackLink = createLink(Anchor);

/**
 * Makes a link go back in the history instead of pushing its target, if the page was opened from the list (or, with
 * `anywhere`, from any page of the app).
 */
export function useGoBack(from: "list" | "anywhere" = "list") {
  const router = useRouter();
  const canGoBack = () =>
    (from === "anywhere" || router.latestLocation.state.isFromList === true) && router.history.canGoBack();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return { canGoBack, onClick };
}
