import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { TESTIMONIAL_MS } from "@/lib/timings.ts";
import { IconButton } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { LandingSection } from "@/ui/landing.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { TESTIMONIALS } from "./messages.ts";

/** Shorter horizontal swipes are ignored. */
const SWIPE_PX = 40;
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Carousel of testimonials. All entries share one grid cell, so that the height is the longest one's. */
export function Testimonials() {
  const { list } = TESTIMONIALS;
  const { index, isPlaying, move, toggle, hold } = useCarousel(list.length);
  const touchStart = useRef<number>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = touchStart.current;
    touchStart.current = undefined;
    if (start === undefined || Math.abs(event.clientX - start) < SWIPE_PX) return;
    move(event.clientX < start ? 1 : -1);
  };
  return (
    <LandingSection title={TESTIMONIALS.title} band="paper">
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a named group, and a fieldset belongs to forms */}
      <div
        role="group"
        aria-roledescription={TESTIMONIALS.kind}
        aria-label={TESTIMONIALS.label}
        className="mt-5 [touch-action:pan-y] md:mt-8"
        onKeyDown={onKeyDown}
        onFocus={() => hold("focus", true)}
        onBlur={(event) => hold("focus", event.currentTarget.contains(event.relatedTarget))}
        onPointerEnter={(event) => event.pointerType === "mouse" && hold("pointer", true)}
        onPointerLeave={() => hold("pointer", false)}
        onPointerDown={(event) => {
          if (event.pointerType !== "mouse") touchStart.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touchStart.current = undefined;
        }}
      >
        <div className="grid" aria-live={isPlaying ? "off" : "polite"}>
          {list.map((entry, i) => (
            <Entry key={entry.who} {...entry} position={i + 1} isShown={i === index} />
          ))}
        </div>
        <div className="mt-3 flex items-center gap-1">
          <IconButton icon={ChevronLeft} label={TESTIMONIALS.previous} onClick={() => move(-1)} />
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? TESTIMONIALS.pause : TESTIMONIALS.play}
            onClick={toggle}
          />
          <IconButton icon={ChevronRight} label={TESTIMONIALS.next} onClick={() => move(1)} />
          <span aria-hidden className="ml-2 flex gap-2">
            {list.map(({ who }, i) => (
              <span
                key={who}
                className={cx("size-2.5 rounded-full", i === index ? "bg-blueprint" : "bg-blueprint-200")}
              />
            ))}
          </span>
        </div>
      </div>
    </LandingSection>
  );
}

interface EntryProps {
  text: string;
  who: string;
  what: string;
  position: number;
  isShown: boolean;
}

function Entry({ text, who, what, position, isShown }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="group"
      aria-hidden={!isShown}
      aria-label={TESTIMONIALS.slide(position, TESTIMONIALS.list.length)}
      className={cx(
        "col-start-1 row-start-1 transition-[opacity,visibility]",
        isShown ? "visible opacity-100" : "invisible opacity-0",
      )}
    >
      <figure className="max-w-3xl">
        <blockquote className="title border-l-4 border-signal-bright pl-4 text-xl text-balance md:pl-6 md:text-2xl">
          “{text}”
        </blockquote>
        <figcaption className="mt-3 pl-5 text-ink-soft md:pl-7">
          <span className="font-semibold text-ink">{who}</span> · {what}
        </figcaption>
      </figure>
    </div>
  );
}

interface Carousel {
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
function useCarousel(count: number): Carousel {
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
