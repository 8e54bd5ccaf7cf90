import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Opens another screen after a while, unless the person leaves this one first. */
export function useLeadAway() {
  const navigate = useNavigate();
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (href: string, delayMs: number) => {
    cancel();
    timer.current = window.setTimeout(() => void navigate({ href }), delayMs);
  };
  return { start, cancel };
}
