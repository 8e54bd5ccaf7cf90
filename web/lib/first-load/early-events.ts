import { useEffect } from "react";

/**
 * What people did on a page that arrived as HTML before its scripts had loaded. Recorded by the script in the page
 * (dev/build/page-html.ts).
 */
interface EarlyEvents {
  events: Event[];
  /** Ends the recording. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

const NOTHING: EarlyEvents = { events: [], stop: () => undefined };

async function repeatEarlyEvents(events: readonly Event[]): Promise<void> {
  const { repeatEvents } = await import("./repeat-events.ts");
  repeatEvents(events);
}

/**
 * Repeats early typing and the last press of a button. Not within the effect: React hydrates the rest of the page in the
 * middle of an event only outside of its own work.
 */
export function useRepeatEarlyEvents(): void {
  useEffect(() => {
    const { events, stop } = window.earlyEvents ?? NOTHING;
    delete window.earlyEvents;
    stop();
    // Without the code, people press once more.
    if (events.length > 0) void repeatEarlyEvents(events).catch(() => undefined);
  }, []);
}
