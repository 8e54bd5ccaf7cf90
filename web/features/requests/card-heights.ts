/**
 * Heights of rendered cards, in px. Off-screen cards aren't rendered (`content-visibility`), so restoring a list's
 * scroll position needs their heights. Valid for one window width.
 */
const heights = new Map<string, number>();
let width = 0;

/** Height in px of a card not rendered yet: badges, title, three lines, place, countdown. */
const USUAL_HEIGHT = 248;
/** Vertical padding of a list item in px, top and bottom together. */
const PADDING = 16;

export function heightOf(id: string): number {
  return (width === window.innerWidth && heights.get(id)) || USUAL_HEIGHT;
}

/** Stores the current heights of a list's cards. */
export function rememberHeights(list: HTMLElement): void {
  if (width !== window.innerWidth) heights.clear();
  width = window.innerWidth;
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset["id"])
      heights.set(child.dataset["id"], child.offsetHeight - PADDING);
  }
}
