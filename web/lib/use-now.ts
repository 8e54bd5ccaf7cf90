import { createContext, startTransition, useContext, useEffect, useState } from "react";
import { COUNTDOWN_REFRESH_MS } from "./timings.ts";

/** The time at which the worker rendered the page, while the app takes it over; null otherwise. */
export const RenderedAt = createContext<number | null>(null);

/** The value for `RenderedAt`: components that mount after the takeover start with their own time. */
export function useRenderedAt(renderedAt: number | null): number | null {
  const [value, setValue] = useState(renderedAt);
  // An urgent change would make React take over the rest of the page at once, without pauses for input.
  useEffect(() => startTransition(() => setValue(null)), []);
  return value;
}

/** The current time in ms, updated every minute and when the page becomes visible. */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, COUNTDOWN_REFRESH_MS);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
  return now;
}
