import { useEffect, useState } from "react";
import { late } from "@/lib/late.tsx";
import { onFirstUse } from "../on-first-use.ts";
import type { ToastAction, ToastMessage } from "./toast-sonner.tsx";

type Shower = (message: ToastMessage | null) => void;

const SonnerToaster = late(async () => (await import("./toast-sonner.tsx")).SonnerToaster);

/** Messages sent before sonner was loaded. */
const waiting: ToastMessage[] = [];
let shower: Shower | undefined;
let wake: (() => void) | undefined;

function show(message: ToastMessage) {
  if (shower) return shower(message);
  waiting.push(message);
  wake?.();
}

/** Shows a toast: errors and those with a button for at least 8 s, others for at least 5 s. */
export const notify = {
  success: (title: string, text?: string, action?: ToastAction) => show({ kind: "success", title, text, action }),
  error: (title: string, text?: string) => show({ kind: "error", title, text }),
  info: (title: string, text?: string, action?: ToastAction) => show({ kind: "info", title, text, action }),
};

/** For the start of an attempt: what the last one said is outdated. */
export const clearErrors = () => shower?.(null);

function ready(next: Shower) {
  shower = next;
  for (const message of waiting.splice(0)) next(message);
}

/** Fallback if sonner fails to load, e.g. offline: shows the messages with `alert`. */
function alertInstead() {
  for (const { title, text } of waiting.splice(0)) window.alert(text ? `${title}\n${text}` : title);
}

/**
 * Mounted once, in the root. Sonner is loaded when the page is first used or on the first message, so it isn't part of the first screen.
 */
export function Toaster() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    wake = () => void SonnerToaster.load().then(() => setAwake(true), alertInstead);
    if (waiting.length > 0) wake();
    const callOff = onFirstUse(wake);
    return () => {
      callOff();
      wake = undefined;
      shower = undefined;
    };
  }, []);
  return isAwake ? <SonnerToaster onReady={ready} /> : null;
}
