import { useEffect, useRef, useState } from "react";
import { DRAFT_SAVE_DELAY_MS } from "./timings.ts";

/** Drafts are kept in this browser, one text per key; a key names the form and the person. */
const PREFIX = "portal.rascunho.";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Storage may be switched off or full: then only a reload loses what was written. */
function store(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {}
}

/** For logout: what someone wrote is not left to whoever uses the device next. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {}
}

/** What was kept under the key when the form opened, and how to keep more; what waits is written when the form is left. */
export function useDraft(key: string) {
  const [stored] = useState(() => read(key));
  const waiting = useRef<{ value: unknown; timer: number } | null>(null);
  const [actions] = useState(() => {
    const flush = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      store(key, waiting.current.value);
      waiting.current = null;
    };
    const save = (value: unknown) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { value, timer: window.setTimeout(flush, DRAFT_SAVE_DELAY_MS) };
    };
    const clear = () => {
      save(null);
      flush();
    };
    return { flush, save, clear };
  });
  useEffect(() => {
    const { flush } = actions;
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [actions]);
  return { stored, save: actions.save, clear: actions.clear };
}
