import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The parts of the browser's SpeechRecognition that are used; TypeScript does not know it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type Browser = Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", new () => Recognition>>;

const { SpeechRecognition, webkitSpeechRecognition } = window as Browser;
const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;

interface Heard {
  onHeard: (words: string) => void;
  onFailed: () => void;
}

/** Writes down what somebody says. Null where the browser can't. */
export function useDictation({ onHeard, onFailed }: Heard) {
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition>(null);
  const hear = useEffectEvent(onHeard);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!Recognizer) return;
    const made = new Recognizer();
    Object.assign(made, {
      lang: "pt-BR",
      continuous: true,
      onresult: ({ resultIndex, results }) => hear(results[resultIndex]?.[0]?.transcript ?? ""),
      // Silence and the button end it, too.
      onerror: ({ error }) => !/^(?:aborted|no-speech)$/.test(error) && fail(),
      onend: () => setListening(false),
    } satisfies Partial<Recognition>);
    recognition.current = made;
    return () => made.abort();
  }, []);
  const toggle = () => {
    if (isListening) return recognition.current?.stop();
    recognition.current?.start();
    setListening(true);
  };
  return Recognizer ? { isListening, toggle } : null;
}
