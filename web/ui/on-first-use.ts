const USES = ["pointerdown", "keydown", "input", "wheel"];

/** Runs `work` once, when the user next touches, types or scrolls. Returns a function that cancels it. */
export function onFirstUse(work: () => void): () => void {
  const over = new AbortController();
  const start = () => {
    over.abort();
    work();
  };
  for (const use of USES) window.addEventListener(use, start, { signal: over.signal, capture: true, passive: true });
  return () => over.abort();
}
