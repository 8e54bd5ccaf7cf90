/** Runs the work when the page has nothing better to do, at the latest after 8 s; gives back the way to call it off. */
export function onIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 3000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 8000 });
  return () => cancelIdleCallback(handle);
}
