import { useEffect, useEffectEvent, useRef } from "react";

interface LinkMutation<Answer> {
  mutate: (input: { token: string }) => void;
  data: Answer | undefined;
  error: unknown;
}

/** Uses the token of a mail's link once, however often the screen is drawn; `retry` is for failures that were not the link's. */
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
