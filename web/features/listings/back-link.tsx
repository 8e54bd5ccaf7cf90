import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { BackLabel, backLinkClass } from "@/ui/page-header.tsx";
import { DETAIL } from "./messages.ts";
import { listSearch } from "./search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address was opened from the view of the classifieds that lies behind it, so leaving it is going back. */
    isFromList?: boolean;
  }
}

/** Back to the view before, which stands as it was left; without one, to the list. */
export function useReturn() {
  const router = useRouter();
  const canGoBack = () => router.latestLocation.state.isFromList === true && router.history.canGoBack();
  const leave = () => {
    if (canGoBack()) return router.history.back();
    void router.navigate({ to: "/marketplace", search: listSearch, replace: true });
  };
  return { canGoBack, leave };
}

/** 'Voltar' of every view but the list. */
export function BackLink() {
  const { canGoBack, leave } = useReturn();
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !canGoBack()) return;
    event.preventDefault();
    leave();
  };
  return (
    <Link to="/marketplace" search={listSearch} onClick={goBack} className={backLinkClass}>
      <BackLabel>{DETAIL.back}</BackLabel>
    </Link>
  );
}
