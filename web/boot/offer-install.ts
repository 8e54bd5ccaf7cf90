import { notify } from "../ui/overlays/toast.tsx";
import { INSTALL } from "./messages.ts";

/** Chromium's offer to install the app. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

const KEY = "visitas";
const OFFERED = "convidado";
const PHONE = "(pointer: coarse) and (max-width: 767px)";
const INSTALLED = "(display-mode: standalone)";

const isIphone = () => /iPhone|iPod/.test(navigator.userAgent);
const isInstalled = () => matchMedia(INSTALLED).matches || ("standalone" in navigator && navigator.standalone === true);

/** Counts the visits of this browser; a visit lasts as long as its tab. False if the offer was made. */
function isLaterVisit(): boolean {
  const visits = localStorage.getItem(KEY) ?? "0";
  if (visits === OFFERED) return false;
  if (sessionStorage.getItem(KEY)) return Number(visits) > 1;
  sessionStorage.setItem(KEY, "1");
  localStorage.setItem(KEY, String(Number(visits) + 1));
  return Number(visits) > 0;
}

function offer(prompt?: InstallPrompt): void {
  localStorage.setItem(KEY, OFFERED);
  if (!prompt) notify.info(INSTALL.title, INSTALL.onIphone);
  else notify.info(INSTALL.title, INSTALL.text, { label: INSTALL.action, run: () => void prompt.prompt() });
}

/** Offers once to install the app, on phones, from the second visit on. */
export function offerInstall(): void {
  try {
    if (!isLaterVisit() || !matchMedia(PHONE).matches || isInstalled()) return;
  } catch {
    // Without storage, every visit looks like the first.
    return;
  }
  const { installPrompt } = window;
  if (installPrompt || isIphone()) offer(installPrompt);
  else window.addEventListener("beforeinstallprompt", (event) => offer(event), { once: true });
}
