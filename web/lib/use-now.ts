import { useEffect, useState } from "react";
import { COUNTDOWN_REFRESH_MS } from "./timings.ts";

/** The current instant, renewed every minute and whenever the page comes back to the front. */
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
