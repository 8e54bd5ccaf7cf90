import { useRouter } from "@tanstack/react-router";
import { CircleCheck, Info, OctagonAlert, X } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster, toast, useSonner } from "sonner";
import { Button } from "../button.tsx";
import { keepLostFocus } from "../frame/lost-focus.ts";
import { useIsPhone } from "../use-media-query.ts";
import { useToastPosition } from "./use-toast-position.ts";

const ICONS = {
  success: <CircleCheck size={22} aria-hidden className="text-success" />,
  error: <OctagonAlert size={22} aria-hidden className="text-danger" />,
  info: <Info size={22} aria-hidden className="text-blueprint" />,
};

export interface ToastMessage {
  kind: keyof typeof ICONS;
  title: string;
  text: string | undefined;
  /** A button of the toast, which closes it. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

/** Duration in ms: 60 ms per character, errors and toasts with a button at least 8 s, others at least 5 s. */
function durationOf({ kind, title, text = "", action }: ToastMessage): number {
  return Math.max(kind === "error" || action ? 8000 : 5000, (title.length + text.length) * 60);
}

const MAX_TOASTS = 2;
/** An error that is younger belongs to what just began, such as the reason for going to another screen, and is unread. */
const NEW_MS = 1000;

interface Shown {
  id: string | number;
  kind: ToastMessage["kind"];
  hasButton: boolean;
  since: number;
}

/** By content, oldest first. */
const shown = new Map<string, Shown>();

function dismiss(key: string, { id }: Shown) {
  shown.delete(key);
  toast.dismiss(id);
}

/** What an act led to makes older messages outdated, except those whose button may still be wanted. */
function clearOlder(key: string) {
  const before = performance.now() - NEW_MS;
  for (const [other, message] of shown)
    if (other !== key && !message.hasButton && (message.kind === "error" || message.since < before))
      dismiss(other, message);
}

function clearErrors(before = Number.POSITIVE_INFINITY) {
  for (const [key, message] of shown) if (message.kind === "error" && message.since < before) dismiss(key, message);
}

function Content({ kind, title, text, action, onClose }: ToastMessage & { onClose: () => void }) {
  // Below a text and on phones: beside it, the button would leave a narrow column.
  const isBelow = useIsPhone() || text;
  const button = action && (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => {
        onClose();
        action.run();
      }}
    >
      {action.label}
    </Button>
  );
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-concrete-300 bg-white py-1 pr-1 pl-4 text-ink shadow-soft">
      <span className="py-2.5">{ICONS[kind]}</span>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
        {isBelow && button && <div className="-mb-1.5 -ml-3">{button}</div>}
      </div>
      {!isBelow && button}
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-concrete-100 hover:text-ink"
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}

/**
 * Shows a message in place of an equal one, so that a double tap doesn't stack two; null clears the errors. Messages with
 * a button are never replaced, because each button does something else.
 */
function showToast(message: ToastMessage | null) {
  if (message === null) return clearErrors();
  const { kind, title, text, action } = message;
  const key = `${kind}:${title}:${text ?? ""}${action ? performance.now() : ""}`;
  if (kind === "success") clearOlder(key);
  const equal = shown.get(key);
  const [oldest] = shown;
  if (oldest && !equal && shown.size >= MAX_TOASTS) dismiss(...oldest);
  const forget = ({ id }: { id: string | number }) => {
    if (shown.get(key)?.id === id) shown.delete(key);
  };
  const id = toast.custom((own) => <Content {...message} onClose={() => toast.dismiss(own)} />, {
    ...(equal && { id: equal.id }),
    duration: durationOf(message),
    className: "w-full",
    onAutoClose: forget,
    onDismiss: forget,
  });
  shown.set(key, { id, kind, hasButton: action !== undefined, since: performance.now() });
}

/** The next attempt, which begins with a correction, and the next screen or dialog make an error outdated. */
function useClearedErrors() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (pathChanged) clearErrors(performance.now() - NEW_MS);
      }),
    [router],
  );
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    document.addEventListener("submit", () => clearErrors(), options);
    // Otherwise it would stand over the button that sends the corrected form.
    const clearSoon = () => {
      const now = performance.now();
      setTimeout(() => clearErrors(now), NEW_MS);
    };
    document.addEventListener("input", clearSoon, options);
    let last: Element | null = null;
    const clearInNextDialog = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest("[data-sonner-toaster]")) return;
      const dialog = target.closest("[role=dialog], [role=alertdialog]");
      if (dialog && dialog !== last) clearErrors(performance.now() - NEW_MS);
      last = dialog;
    };
    document.addEventListener("focusin", clearInNextDialog, options);
    return () => over.abort();
  }, []);
}

/** Implementation of `notify`. Import toast.tsx instead, which loads this file when needed. */
export function SonnerToaster({ onReady }: { onReady: (show: typeof showToast) => void }) {
  const isPhone = useIsPhone();
  const { toasts } = useSonner();
  const { side, offset } = useToastPosition({ isPhone, isShown: toasts.length > 0 });
  useClearedErrors();
  // This file loads when the page is first used, which is early enough for it.
  useEffect(keepLostFocus, []);
  // Child effects run first, so sonner is already listening and no message is lost.
  useEffect(() => onReady(showToast), [onReady]);
  // In the body, because a dialog that is open already hides the app's root from screen readers.
  return createPortal(
    <Toaster
      position={isPhone ? `${side}-center` : `${side}-right`}
      offset={{ [side]: offset, right: 16 }}
      mobileOffset={{ [side]: offset, left: 12, right: 12 }}
      visibleToasts={MAX_TOASTS}
      gap={8}
      containerAriaLabel="Avisos"
      customAriaLabel="Avisos"
      style={{ fontFamily: "inherit", "--width": "320px" } as CSSProperties}
    />,
    document.body,
  );
}
