import { type ComponentType, useState } from "react";
import { notify } from "@/ui/toast.tsx";
import { LATE } from "./messages.ts";

/** A dialog whose code comes when it is first wanted; without a network a toast says so, and the screen stays. */
export function useLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = async () => {
    try {
      const Loaded = await load();
      setPart(() => Loaded);
    } catch {
      notify.error(LATE.failed, LATE.failedText);
    }
  };
  return { Part, open: () => void open(), close: () => setPart(null) };
}
