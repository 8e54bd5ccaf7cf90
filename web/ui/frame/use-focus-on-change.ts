import { useEffect, useRef } from "react";

/**
 * Moves the focus to the content when the key changes, for keyboards and screen readers, unless something has it. Skips
 * the first key that is known. Needed for the first tap on a page, which comes before lost-focus.ts has loaded.
 */
export function useFocusOnChange(key: string | undefined): void {
  const last = useRef(key);
  useEffect(() => {
    const before = last.current;
    last.current = key;
    if (before === undefined || key === undefined || before === key) return;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [key]);
}
