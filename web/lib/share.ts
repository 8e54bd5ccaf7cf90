import { notify } from "@/ui/overlays/toast.tsx";
import { LINK_COPY } from "./messages.ts";

/** What is said once a text is copied, or could not be. */
export interface CopyMessages {
  done: string;
  doneText?: string | undefined;
  failed: string;
  failedText?: string | undefined;
}

/** Copies a text and says so in a toast. @returns whether the device allowed it */
export async function copyText(text: string, messages: CopyMessages): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Not allowed, or an old browser.
    notify.error(messages.failed, messages.failedText);
    return false;
  }
  notify.success(messages.done, messages.doneText);
  return true;
}

/** Opens the device's share sheet. @returns false if there is none, or it failed; canceling is no failure */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Copies a link; one that can't be copied is shown. */
export async function copyLink(link: string, doneText?: string): Promise<void> {
  await copyText(link, { ...LINK_COPY, doneText, failedText: link });
}

/** Opens the share sheet; if there is none or it fails, copies the link. Canceling does nothing. */
export async function shareLink(link: string, data: ShareData, doneText?: string): Promise<void> {
  if (!(await openShareSheet(data))) await copyLink(link, doneText);
}
