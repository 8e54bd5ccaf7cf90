import { useEffect, useState } from "react";
import type { contactIn } from "#src/shared/contacts-in-text.ts";

type Found = ReturnType<typeof contactIn>;

/** What kind of contact a text has while it is typed, to warn its author. The code that looks for it loads late. */
export function useContactInText(text: string): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      try {
        const { contactIn } = await import("#src/shared/contacts-in-text.ts");
        if (isCurrent) setFound(contactIn(text));
      } catch (error) {
        console.warn("contacts not looked for", error);
      }
    };
    if (text === "") setFound(null);
    else void look();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found;
}
