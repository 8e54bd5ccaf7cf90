import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { closeByHistory } from "./close-by-history.ts";

/** Not in TypeScript's library yet. See https://html.spec.whatwg.org/multipage/interaction.html#close-requests */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `close` on the system's request to close what is on top, which is Android's back, and elsewhere when the person
 * goes back. Escape is left to Radix.
 */
export function useCloseGesture(isOpen: boolean, close: () => void): void {
  const request = useEffectEvent(close);
  const { history } = useRouter();
  useEffect(() => {
    const Watcher = window.CloseWatcher;
    if (!isOpen) return;
    if (!Watcher) return closeByHistory(history, () => request());
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      // Each one works once, and the dialog may stay, e.g. because it asks about what was typed.
      watcher.onclose = () => {
        watch();
        request();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, history]);
}
