import { Fragment, type ReactNode, useSyncExternalStore } from "react";

let shown: ReactNode = null;
let count = 0;
const listeners = new Set<() => void>();

function show(overlay: ReactNode): void {
  shown = overlay;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Shows an overlay that survives a change of screen. Returns a function that closes it. */
export function showOverlay(overlay: ReactNode): () => void {
  count += 1;
  const own = <Fragment key={count}>{overlay}</Fragment>;
  show(own);
  return () => {
    if (shown === own) show(null);
  };
}

/** Renders the overlay; mounted once, in the root. */
export function OverlayHost() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
