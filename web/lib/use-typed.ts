import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DELAY_MS } from "./timings.ts";

export interface TypedOptions {
  /** As the address has it. */
  value: string;
  /** Puts it into the address. */
  commit: (text: string) => void;
  /** How the address would have what was typed: equal texts are not committed again. */
  normalise: (text: string) => string;
}

/** What is being typed runs ahead of the address, and follows it when that changes by other means. */
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
