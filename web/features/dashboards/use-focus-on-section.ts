import { useEffect, useRef } from "react";

/**
 * Moves the focus to the new content if the link that led there was removed together with its card. Needed for the first
 * tap on a page, which comes before lost-focus.ts has loaded.
 */
export function useFocusOnSection(section: string): void {
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [section]);
}
