const PLACES = "main[tabindex], main [tabindex='-1']";

/** What had the focus last, and what is around it, from the inside. */
let last: Element | null = null;
let around: HTMLElement[] = [];

function remember(focused: EventTarget | null) {
  last = focused instanceof Element ? focused : null;
  around = [];
  let place = last?.closest<HTMLElement>(PLACES);
  while (place) {
    around.push(place);
    place = place.parentElement?.closest<HTMLElement>(PLACES);
  }
}

/** Browsers also tell of it when the element is removed. */
function forget({ target }: FocusEvent) {
  queueMicrotask(() => {
    if (target === last && last?.isConnected) last = null;
  });
}

const isLost = () => last?.isConnected === false && document.activeElement === document.body;

function giveBack() {
  if (!isLost()) return;
  const place = around.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>("main[tabindex]");
  place?.focus({ preventScroll: true });
}

/**
 * If what has the focus goes away, e.g. a deleted row with its button, what was around it gets the focus, in the end the
 * page's content. A dialog or whatever else has a better place for it comes first.
 */
export function keepLostFocus(): () => void {
  const over = new AbortController();
  remember(document.activeElement);
  document.addEventListener("focusin", ({ target }) => remember(target), over);
  document.addEventListener("focusout", forget, over);
  const changes = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(giveBack);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    over.abort();
    changes.disconnect();
  };
}
