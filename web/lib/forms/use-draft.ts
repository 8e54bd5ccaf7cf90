import { useEffect, useRef, useState } from "react";
import { DRAFT_SAVE_DELAY_MS } from "../timings.ts";
import { readDraft, storeDraft } from "./drafts.ts";

/** Reads the draft stored under the key and saves changes, debounced. Unmount and pagehide write pending changes. */
export function useDraft(key: string) {
  const [stored] = useState(() => readDraft(key));
  const waiting = useRef<{ value: unknown; timer: number } | null>(null);
  const [actions] = useState(() => {
    const flush = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      storeDraft(key, waiting.current.value);
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
