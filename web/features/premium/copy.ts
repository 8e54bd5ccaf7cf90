import { notify } from "@/ui/toast.tsx";
import { PAYMENT } from "./messages.ts";

/** Copies a text and says so in a toast. */
export async function copy(text: string, done: { title: string; text?: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify.error(PAYMENT.copyFailed, PAYMENT.copyFailedText);
    return;
  }
  notify.success(done.title, done.text);
}
