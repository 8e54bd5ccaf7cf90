import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

const STORED = "stored";
let storedText: string | null = null;

/** Says in place of the text that a page shows what was stored; null if that is over. */
export function showOfflineNote(text: string | null): void {
  storedText = text;
  window.dispatchEvent(new Event(STORED));
}

function subscribe(notifyChange: () => void) {
  window.addEventListener("online", notifyChange);
  window.addEventListener("offline", notifyChange);
  window.addEventListener(STORED, notifyChange);
  return () => {
    window.removeEventListener("online", notifyChange);
    window.removeEventListener("offline", notifyChange);
    window.removeEventListener(STORED, notifyChange);
  };
}

const useStoredText = () =>
  useSyncExternalStore(
    subscribe,
    () => storedText,
    () => null,
  );

/** Whether the device is online; true while prerendering. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

interface OfflineBarProps {
  /** E.g. "Você está sem internet. O que já foi carregado continua aqui." */
  text: string;
}

/** Bar at the top while the device is offline. The live region is always in the page, so that changes are announced. */
export function OfflineBar({ text }: OfflineBarProps) {
  const online = useOnline();
  const stored = useStoredText();
  const shown = stored || !online;
  return (
    <div role="status" className={shown ? "sticky top-0 z-30" : undefined}>
      {shown && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))] text-sm font-medium text-white">
          <WifiOff size={18} aria-hidden />
          <span className="min-w-0">{stored ?? text}</span>
        </p>
      )}
    </div>
  );
}
