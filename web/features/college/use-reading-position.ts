import { useEffect, useRef } from "react";
import { readDraft } from "@/lib/forms/drafts.ts";
import { useDraft } from "@/lib/forms/use-draft.ts";

/** The part at this distance from the top is the one being read. */
const READING_LINE = 120;

/** The number of the part that is being read; null at the beginning and at the end. */
function positionIn(parts: readonly Element[]): number | null {
  const position = parts.findIndex((part) => part.getBoundingClientRect().bottom > READING_LINE);
  return position > 0 ? position : null;
}

/** Keeps on this device how far a text was read, and returns there unless the URL names a place in it. */
export function useReadingPosition(key: string) {
  const text = useRef<HTMLDivElement>(null);
  const { save } = useDraft(key);
  useEffect(() => {
    const parts = [...(text.current?.children ?? [])];
    const position = readDraft(key);
    // After the router has scrolled to the top.
    const resuming = requestAnimationFrame(() => {
      if (location.hash === "" && typeof position === "number") parts[position]?.scrollIntoView();
    });
    const keep = () => save(positionIn(parts));
    window.addEventListener("scroll", keep, { passive: true });
    return () => {
      cancelAnimationFrame(resuming);
      window.removeEventListener("scroll", keep);
    };
  }, [key, save]);
  return text;
}
