import { notify } from "@/ui/toast.tsx";
import { COPY } from "./messages.ts";

/** Copies the text and shows a toast. Returns whether it succeeded. */
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

/** Copies the text, then opens the native share sheet if there is one. */
export async function copyAndShare(text: string): Promise<void> {
  await copyText(text);
  if (typeof navigator.share !== "function") return;
  try {
    await navigator.share({ text });
  } catch {
    // Canceled, or refused by the device. The text was copied before, which works everywhere.
  }
}
