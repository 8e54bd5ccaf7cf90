import { endPushesWithSession } from "../lib/device-pushes.ts";
import { persistAnswers } from "../lib/persisted-answers.ts";
import { SEND_AGAIN_MS } from "../lib/timings.ts";
import { hasWaiting } from "../lib/waiting-submissions.ts";

export { restoreAnswers } from "../lib/persisted-answers.ts";

/** Phones report a network before it works, so the code or the call may fail at first. */
async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || !hasWaiting()) return;
  try {
    const { sendWaiting } = await import("./send-waiting.ts");
    await sendWaiting();
  } catch (error) {
    console.warn("waiting texts not sent", error);
  }
  setTimeout(sendWaiting, SEND_AGAIN_MS);
}

/** Keeps what is read for when there is no network, and sends what waited for one. */
export function workOffline(): void {
  persistAnswers();
  endPushesWithSession();
  window.addEventListener("online", () => void sendWaiting());
  void sendWaiting();
}
