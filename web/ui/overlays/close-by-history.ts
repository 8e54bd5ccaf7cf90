import type { RouterHistory } from "@tanstack/react-router";

declare global {
  interface Window {
    /** Called before the router follows back and forward. */
    beforePop?: (event: PopStateEvent) => void;
  }
}

/** What is open, the topmost last. */
const stack: { close: () => void }[] = [];
/** Where the browser is in the history: the router's index, and a half more on an added entry. */
let here = 0;
let history: RouterHistory | undefined;
let isReturning = false;
let isOwnStep = false;

interface State {
  __TSR_index?: number;
  /** Added below an overlay that opened on the first screen, so that back has somewhere to go. */
  isAdded?: boolean;
}

const positionOf = ({ __TSR_index = 0, isAdded = false }: State) => __TSR_index + (isAdded ? 0.5 : 0);

/** The router learns only of what it should follow. */
function onPop(event: PopStateEvent): void {
  const from = here;
  here = positionOf(event.state ?? {});
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    // Only now, because closing may change the entry that the browser is at.
    stack.at(-1)?.close();
    return;
  }
  if (isOwnStep) {
    isOwnStep = false;
    return;
  }
  const isBack = here < from && from - here <= 1;
  if (!isBack) return;
  if (stack.length === 0) {
    if (from !== 0.5) return;
    event.stopImmediatePropagation();
    window.history.back();
    return;
  }
  // An overlay that the URL opened closes with it.
  if (stack.length === 1 && history?.location.state.isOverlay) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.forward();
}

function listen(routerHistory: RouterHistory): void {
  here = positionOf(window.history.state);
  if (history) return;
  history = routerHistory;
  window.beforePop = onPop;
  history.subscribe(({ location, action }) => {
    if (action.type === "PUSH" || action.type === "REPLACE") here = positionOf(location.state);
  });
}

/** Goes back to close the overlay that the URL opened, maybe with others open below or above: they are not asked to close. */
export function closeByGoingBack(routerHistory: RouterHistory): void {
  if (isOwnStep) return;
  isOwnStep = history !== undefined;
  routerHistory.back();
}

/**
 * Closes what is on top when the person goes back, in browsers without CloseWatcher (Safari, Firefox). The router doesn't
 * notice. Returns a function for when it is closed.
 */
export function closeByHistory(routerHistory: RouterHistory, close: () => void): () => void {
  listen(routerHistory);
  // Browsers skip entries that are added before the person used the page, as when a link opens the overlay.
  if (here === 0 && stack.length === 0 && navigator.userActivation?.hasBeenActive) {
    // The prototype's, because the router replaces the one of the object to follow it.
    History.prototype.pushState.call(window.history, { ...window.history.state, isAdded: true }, "");
    here = 0.5;
  }
  const own = { close };
  stack.push(own);
  return () => void stack.splice(stack.indexOf(own), 1);
}
