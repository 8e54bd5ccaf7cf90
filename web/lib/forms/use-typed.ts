import { useEffect, useEffectEvent, useRef } from "react";
import { SEARCH_DELAY_MS } from "../timings.ts";

export interface TypedOptions {
  /** The value in the URL. */
  value: string;
  /** Writes the text to the URL. */
  commit: (text: string) => void;
  /** Converts the typed text to the URL's form; if that is unchanged, nothing is committed. */
  normalise: (text: string) => string;
}

/**
 * A text input, whose text is written to the URL after a delay, and which follows other changes of the URL. The element
 * holds the text, so that what was typed while the app took over the page is neither lost nor overwritten.
 */
export function useTyped({ value, commit, normalise }: TypedOptions) {
  const ref = useRef<HTMLInputElement>(null);
  /** The text in the URL, and those on their way there: while one arrives, people may have typed on. */
  const sent = useRef([value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    const last = sent.current.at(-1);
    const normal = normalise(ref.current?.value ?? value);
    if (normal === last) return;
    sent.current.push(normal);
    commit(normal);
  };
  const sendLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, ref.current?.value === "" ? 0 : SEARCH_DELAY_MS);
  };
  const readEarly = useEffectEvent(sendLater);
  useEffect(() => {
    readEarly();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    const own = sent.current.indexOf(value);
    sent.current = own < 0 ? [value] : sent.current.slice(own);
    if (own < 0 && ref.current) ref.current.value = value;
  }, [value]);
  return { input: { ref, defaultValue: value, onChange: sendLater }, send };
}
