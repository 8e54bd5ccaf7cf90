import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "@/lib/plain-click.ts";
import { cx } from "../cx.ts";
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
  /** Whether the link goes back in the history instead of to its target: see {@link useGoBack}. */
  goesBack?: boolean | "list";
}

function Anchor({ tone = "light", className, children, href, onClick, goesBack = !children, ...props }: AnchorProps) {
  const goBack = useGoBack(goesBack);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event) && goBack()) event.preventDefault();
    onClick?.(event);
  };
  return (
    <a {...props} href={href} onClick={click} className={cx(backLinkShape, TONES[tone], className)}>
      <BackLabel>{children ?? "Voltar"}</BackLabel>
    </a>
  );
}

/**
 * A Link back, with an arrow. Without a label it is 'Voltar' and restores the screen where one was; its target is for
 * those who come from outside. With a label it leads to its target.
 */
export const BackLink = createLink(Anchor);

/**
 * Goes back in the history, with `list` only if the page was opened from its list.
 * @returns whether it goes back
 */
export function useGoBack(goesBack: boolean | "list") {
  const { history } = useRouter();
  return () => {
    const isBack = (goesBack === "list" ? history.location.state.isFromList : goesBack) && history.canGoBack();
    if (isBack) history.back();
    return isBack;
  };
}
