import { useSyncExternalStore } from "react";

const KEY = "sessao";
/** Name of the cache with what was read, for when there is no network (persisted-answers.ts). */
export const PERSISTED_ANSWERS = "respostas";

/**
 * Id of the person whom this browser knew last; null for a visitor. Only a hint, since scripts can't read the session
 * cookie. It saves public pages from loading the API client for visitors.
 */
export function lastPerson(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage there is no hint, and /entrar checks the session.
    return null;
  }
}

const EVER = "entrou";

/** Whether somebody has ever logged in with this browser: visitors who come back have an account. */
export const useHasLoggedInHere = () =>
  useSyncExternalStore(
    followOtherTabs,
    () => {
      try {
        return localStorage.getItem(EVER) !== null;
      } catch {
        return false;
      }
    },
    () => false,
  );

/** For the styles: pages of people who were logged in keep room for the side navigation (styles.css). */
export function markKnown(): void {
  document.documentElement.toggleAttribute("data-known", lastPerson() !== null);
}

/** Calls back when another tab logs in or out. */
export function followOtherTabs(notifyChange: () => void) {
  window.addEventListener("storage", notifyChange);
  return () => window.removeEventListener("storage", notifyChange);
}

/** Whether this browser was logged in on its last visit: false while prerendering and hydrating. */
export const useWasLoggedIn = () =>
  useSyncExternalStore(
    followOtherTabs,
    () => lastPerson() !== null,
    () => false,
  );

/** Also deletes what was kept for another person than this one. */
export function rememberLogin(userId: string | null): void {
  // Browsers without storage for sites refuse, and have kept nothing.
  if (lastPerson() !== userId) globalThis.caches?.delete(PERSISTED_ANSWERS).catch(() => undefined);
  try {
    if (userId) {
      localStorage.setItem(KEY, userId);
      localStorage.setItem(EVER, "1");
    } else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: there is no hint.
  }
  markKnown();
}
