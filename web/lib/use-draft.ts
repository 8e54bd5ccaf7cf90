import { useEffect, useRef, useState } from "react";
import { readDraft, storeDraft } from "./drafts.ts";
import { DRAFT_SAVE_DELAY_MS } from "./timings.ts";

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

export interface FormDraft<Values> {
  /** Names the form and the user, since several people may use the device. */
  key: string;
  blank: () => Values;
  /** Returns the stored values that fit the form; null if there is nothing to resume. */
  restore: (stored: unknown, blank: Values) => Values | null;
  isHalfFilled: (values: Values) => boolean;
}

/** A form's initial values and its draft, which is kept until the form is sent or started over. */
export function useFormDraft<Values>({ key, blank, restore, isHalfFilled }: FormDraft<Values>) {
  const draft = useDraft(key);
  const [initial, setInitial] = useState(() => {
    const empty = blank();
    const kept = restore(draft.stored, empty);
    return { defaults: kept ?? empty, isRestored: kept !== null, version: 0 };
  });
  const isDirty = useRef(false);
  const keep = (values: Values) => {
    isDirty.current = isHalfFilled(values);
    if (isDirty.current) draft.save(values);
    else draft.clear();
  };
  const clear = () => {
    isDirty.current = false;
    draft.clear();
  };
  const startOver = () => {
    clear();
    setInitial(({ version }) => ({ defaults: blank(), isRestored: false, version: version + 1 }));
  };
  return { ...initial, isDirty, keep, clear, startOver };
}
