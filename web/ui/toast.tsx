import { useEffect, useState } from "react";
import { late } from "@/lib/late.tsx";
import { onIdle } from "./on-idle.ts";
import type { ToastMessage } from "./toast-sonner.tsx";

type Shower = (message: ToastMessage) => void;

const SonnerToaster = late(async () => (await import("./toast-sonner.tsx")).SonnerToaster);

/** Messages that came before sonner was there. */
const waiting: ToastMessage[] = [];
let shower: Shower | undefined;
let wake: (() => void) | undefined;

function show(message: ToastMessage) {
  if (shower) return shower(message);
  waiting.push(message);
  wake?.();
}

/** Messages of the product: title as specified, text optional. Errors stay 8 s, the rest 5 s. */
export const notify = {
  success: (title: string, text?: string) => show({ kind: "success", title, text }),
  error: (title: string, text?: string) => show({ kind: "error", title, text }),
  info: (title: string, text?: string) => show({ kind: "info", title, text }),
};

function ready(next: Shower) {
  shower = next;
  for (const message of waiting.splice(0)) next(message);
}

/** The device lost its network before sonner was loaded: a plain browser message is better than silence. */
function sayPlainly() {
  for (const { title, text } of waiting.splice(0)) window.alert(text ? `${title}\n${text}` : title);
}

/**
 * Once, at the root. Top of the screen, so that it covers neither bottom bar nor primary action; a polite live region.
 * Sonner is loaded when the page is idle or at the first message: it is not part of the first screen.
 */
export function Toaster() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    wake = () => void SonnerToaster.load().then(() => setAwake(true), sayPlainly);
    if (waiting.length > 0) wake();
    const callOff = onIdle(wake);
    return () => {
      callOff();
      wake = undefined;
      shower = undefined;
    };
  }, []);
  return isAwake ? <SonnerToaster onReady={ready} /> : null;
}
