import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DELAY_MS } from "./timings.ts";

export interface TypedOptions {
  /** The value in the URL. */
  value: string;
  /** Writes the text to the URL. */
  commit: (text: string) => void;
  /** Converts the typed text to the URL's form; if that is unchanged, nothing is committed. */
  normalise: (text: string) => string;
}

/** State of a text input that is written to the URL after a delay, and that follows other changes of the URL. */
export function useTyped({ value, commit, normalise }: TypedOptions) {
  const [text, setText] = useState(value);
  const agreed = useRef(value);
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    setText(value);
  }, [value]);
  const send = () => {
    const normal = normalise(text);
    if (normal === agreed.current) return;
    agreed.current = normal;
    commit(normal);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), text === "" ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, send };
}
