import { CircleCheck, Info, OctagonAlert, X } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { Toaster, toast } from "sonner";
import { useIsPhone } from "./use-media-query.ts";

const ICONS = {
  success: <CircleCheck size={22} aria-hidden className="text-success" />,
  error: <OctagonAlert size={22} aria-hidden className="text-danger" />,
  info: <Info size={22} aria-hidden className="text-blueprint" />,
};

export interface ToastMessage {
  kind: keyof typeof ICONS;
  title: string;
  text: string | undefined;
}

/** Duration in ms: 60 ms per character, errors at least 8 s, others at least 5 s. */
function durationOf({ kind, title, text = "" }: ToastMessage): number {
  return Math.max(kind === "error" ? 8000 : 5000, (title.length + text.length) * 60);
}

function showToast({ kind, title, text }: ToastMessage) {
  toast.custom(
    (id) => (
      <div className="flex w-full items-start gap-3 rounded-card border border-concrete-300 bg-white py-1 pr-1 pl-4 text-ink shadow-soft">
        <span className="py-2.5">{ICONS[kind]}</span>
        <div className="min-w-0 flex-1 py-2.5">
          <p className="font-semibold">{title}</p>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        <button
          type="button"
          aria-label="Fechar aviso"
          onClick={() => toast.dismiss(id)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-concrete-100 hover:text-ink"
        >
          <X size={20} aria-hidden />
        </button>
      </div>
    ),
    // The id merges equal messages, so that a double tap doesn't stack two.
    { id: `${kind}:${title}:${text ?? ""}`, duration: durationOf({ kind, title, text }), className: "w-full" },
  );
}

/** Implementation of `notify`. Import toast.tsx instead, which loads this file when needed. */
export function SonnerToaster({ onReady }: { onReady: (show: typeof showToast) => void }) {
  const phone = useIsPhone();
  // Child effects run first, so sonner is already listening and no message is lost.
  useEffect(() => onReady(showToast), [onReady]);
  return (
    <Toaster
      position={phone ? "top-center" : "top-right"}
      offset={{ top: 72, right: 16 }}
      mobileOffset={{ top: "calc(env(safe-area-inset-top) + 8px)", left: 12, right: 12 }}
      visibleToasts={3}
      gap={8}
      containerAriaLabel="Avisos"
      customAriaLabel="Avisos"
      style={{ fontFamily: "inherit", "--width": "320px" } as CSSProperties}
    />
  );
}
