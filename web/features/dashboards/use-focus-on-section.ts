import { useEffect, useRef } from "react";

/** The link that led to another section may be gone with its card: the keyboard then begins at the new content. */
export function useFocusOnSection(section: string): void {
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [section]);
}
