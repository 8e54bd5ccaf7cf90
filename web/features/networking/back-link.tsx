import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { cx } from "@/ui/cx.ts";
import { backLinkClass } from "@/ui/page-header.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page was opened from the directory that lies behind it, so leaving it is going back. */
    isFromDirectory?: boolean;
  }
}

/** Back to the directory, which stands as it was left; from elsewhere, to its beginning. */
export function BackLink({ children }: { children: ReactNode }) {
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const canGoBack = router.latestLocation.state.isFromDirectory === true && router.history.canGoBack();
    if (!isPlain || !canGoBack) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/portal-conexoes" onClick={goBack} className={cx(backLinkClass, "-mb-3 self-start md:-mb-5")}>
      {children}
    </Link>
  );
}
