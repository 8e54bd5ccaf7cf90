import type { MouseEvent } from "react";

/** Whether a click on a link follows it here, and not in a new tab or window. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** `onClick` of a link that works without scripts: with them, a plain click calls `act` instead. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
