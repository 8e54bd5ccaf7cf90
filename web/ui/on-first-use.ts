const USES = ["pointerdown", "keydown", "input", "wheel"];

/**
 * Runs `work` once: at once if the user has touched or typed before the app took over the page, else when they do so or
 * scroll. Returns a function that cancels it.
 */
export function onFirstUse(work: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    work();
    return () => undefined;
  }
  const over = new AbortController();
  const start = () => {
    over.abort();
    work();
  };
  for (const use of USES) window.addEventListener(use, start, { signal: over.signal, capture: true, passive: true });
  return () => over.abort();
}
