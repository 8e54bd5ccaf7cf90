import { notify } from "@/ui/toast.tsx";
import { COPY } from "./messages.ts";

/** Copies, and says whether it could. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify.error(COPY.failed);
    return false;
  }
  notify.success(COPY.done, COPY.doneText);
  return true;
}

/** Copies, and then opens the device's own sheet for sharing, where there is one. */
export async function copyAndShare(text: string): Promise<void> {
  await copyText(text);
  if (typeof navigator.share !== "function") return;
  try {
    await navigator.share({ text });
  } catch {
    // Called off, or refused by the device: the text is copied, which is the way that always works.
  }
}
