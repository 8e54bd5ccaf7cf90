import { useEffect, useState } from "react";
import { COUNTDOWN_REFRESH_MS } from "./timings.ts";

/** The current time in ms, updated every minute and when the page becomes visible. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
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
