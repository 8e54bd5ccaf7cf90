import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PROFILE_RETURN_DELAY_MS } from "@/lib/timings.ts";

function delay(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PROFILE_RETURN_DELAY_MS;
}

/** Returns to the dashboard shortly after saving. Canceled by another change or by leaving the screen. */
export function useReturnHome(home: string) {
  const navigate = useNavigate();
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => void navigate({ to: home }), delay());
  };
  return { start, cancel };
}
