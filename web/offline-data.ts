import { keepAnswers } from "./lib/kept-answers.ts";
import { hasWaiting } from "./lib/waiting-submissions.ts";

export { restoreAnswers } from "./lib/kept-answers.ts";

async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || !hasWaiting()) return;
  const { sendWaiting } = await import("./send-waiting.ts");
  await sendWaiting();
}

/** Keeps what is read for when there is no network, and sends what waited for one. */
export function workOffline(): void {
  keepAnswers();
  // Without the code, it is sent when the network is back again, or by the next visit.
  const send = () => void sendWaiting().catch((error) => console.warn("waiting texts not sent", error));
  window.addEventListener("online", send);
  send();
}
