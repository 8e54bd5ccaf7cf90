import { useEffect, useRef, useState } from "react";

/**
 * Uses the token of a mail's link once, however often the screen is drawn; `retry` is for failures that were not the
 * link's. The outcome is "asking" until `use` has told it.
 */
export function useLinkToken<Outcome>(token: string, use: (token: string) => Promise<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome | "asking">("asking");
  const ask = useRef(() => void use(token).then(setOutcome));
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    ask.current();
  }, []);
  const retry = () => {
    setOutcome("asking");
    ask.current();
  };
  return { outcome, retry };
}
