/**
 * Heights of cards that have been drawn, in px. Cards out of sight are not drawn (`content-visibility`), so a list that
 * comes back needs them to stand where it stood. They hold for one width of the window.
 */
const heights = new Map<string, number>();
let width = 0;

/** Px of a card not yet drawn: badges, title, three lines, place, countdown. */
const USUAL_HEIGHT = 248;
/** Px that a list item has around its card, above and below together. */
const PADDING = 16;

export function heightOf(id: string): number {
  return (width === window.innerWidth && heights.get(id)) || USUAL_HEIGHT;
}

/** Remembers how high the cards of a list stand now. */
export function rememberHeights(list: HTMLElement): void {
  if (width !== window.innerWidth) heights.clear();
  width = window.innerWidth;
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset["id"])
      heights.set(child.dataset["id"], child.offsetHeight - PADDING);
  }
}
