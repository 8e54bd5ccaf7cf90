import { useSyncExternalStore } from "react";

const KEY = "sessao";

/**
 * Whether this browser was logged in when it was last here. Only a hint, so that public pages need not ask the server
 * (nor load what asks it) for visitors: the session itself is in a cookie that no script can read.
 */
function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage may be switched off: then the hint is missing, and /entrar finds out.
    return false;
  }
}

function subscribe(notifyChange: () => void) {
  window.addEventListener("storage", notifyChange);
  return () => window.removeEventListener("storage", notifyChange);
}

/** `wasLoggedIn` for screens: false in the prerendered page and while it is hydrated, the truth right after. */
export const useWasLoggedIn = () => useSyncExternalStore(subscribe, wasLoggedIn, () => false);

export function rememberLogin(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
