import { useEffect, useEffectEvent, useRef } from "react";

interface LinkMutation<Answer> {
  mutate: (input: { token: string }) => void;
  data: Answer | undefined;
  error: unknown;
}

/** Submits the token of an emailed link once, even if effects run twice; `retry` is for e.g. network failures. */
export function useLinkToken<Answer>(token: string, { mutate, data, error }: LinkMutation<Answer>) {
  const isStarted = useRef(false);
  const retry = () => mutate({ token });
  const start = useEffectEvent(retry);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, []);
  return { data, error, retry };
}
