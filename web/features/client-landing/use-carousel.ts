import { useCallback, useEffect, useState } from "react";
import { TESTIMONIAL_MS } from "@/lib/timings.ts";
import { useMediaQuery } from "@/ui/use-media-query.ts";

export interface Carousel {
  index: number;
  /** Advances by itself whenever nothing holds it. */
  isPlaying: boolean;
  /** Moves by this many entries, wrapping around at the ends, and pauses. */
  move: (by: number) => void;
  toggle: () => void;
  /** Holds the carousel while the pointer is over it or the focus is inside. */
  hold: (by: "pointer" | "focus", isHeld: boolean) => void;
}

/** The current entry. Advances by itself unless paused, held, or the user prefers reduced motion. */
export function useCarousel(count: number): Carousel {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isPlaying = (choice ?? (isStill ? "pause" : "play")) === "play";
  const isRunning = isPlaying && !held.pointer && !held.focus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move restarts the timer
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), TESTIMONIAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, count, index]);

  const move = useCallback(
    (by: number) => {
      setChoice("pause");
      setIndex((current) => (current + by + count) % count);
    },
    [count],
  );
  const hold = useCallback(
    (by: "pointer" | "focus", isHeld: boolean) => setHeld((current) => ({ ...current, [by]: isHeld })),
    [],
  );
  return { index, isPlaying, move, toggle: () => setChoice(isPlaying ? "pause" : "play"), hold };
}
