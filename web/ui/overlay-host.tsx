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

/** Shows an overlay over every screen, so that it may outlast the one it was opened on; returns how to close it. */
export function showOverlay(overlay: ReactNode): () => void {
  count += 1;
  const own = <Fragment key={count}>{overlay}</Fragment>;
  show(own);
  return () => {
    if (shown === own) show(null);
  };
}

/** Where overlays are shown; the root has it once. */
export function OverlayHost() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
