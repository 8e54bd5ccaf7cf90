import { useSyncExternalStore } from "react";

const KEY = "sessao";

/**
 * Whether this browser was logged in on its last visit. Only a hint, since scripts can't read the session cookie. It
 * saves public pages from loading the API client for visitors.
 */
function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage there is no hint, and /entrar checks the session.
    return false;
  }
}

function subscribe(notifyChange: () => void) {
  window.addEventListener("storage", notifyChange);
  return () => window.removeEventListener("storage", notifyChange);
}

/** Hook for `wasLoggedIn`: false while prerendering and hydrating, the stored hint afterwards. */
export const useWasLoggedIn = () => useSyncExternalStore(subscribe, wasLoggedIn, () => false);

export function rememberLogin(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: there is no hint.
  }
}
