/** Runs `work` when the page is idle, after 8 s at the latest (3 s in Safari). Returns a function that cancels it. */
export function onIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 3000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 8000 });
  return () => cancelIdleCallback(handle);
}
