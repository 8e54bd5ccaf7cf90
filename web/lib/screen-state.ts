import { SCREEN_STATE_ID, type ScreenState } from "#src/shared/screen.ts";

/** The state of the screen that the worker rendered; undefined if the page came empty or was prerendered. */
export const screenState = readState();

function readState(): ScreenState | undefined {
  if (typeof document === "undefined") return undefined;
  const text = document.getElementById(SCREEN_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as ScreenState) : undefined;
}
