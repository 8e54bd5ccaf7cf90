import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from "react";

/** What a toast must not cover while it has the focus: fields, and the button that was just tapped. */
const CONTROLS = "input, textarea, select, button, [role=combobox]";
/** What stands at the bottom of the window: navigation, actions, the buttons of a dialog. */
const BARS = "[data-bottom-bar]";
const SHEETS = "[role=dialog], [role=alertdialog]";
/** What somebody fills in, ticks or scans, and what is wrong with it, in a sheet that leaves no room above it. */
const FIELDS =
  ":is([role=dialog], [role=alertdialog]) :is(label, input, textarea, select, .field-error, [role=alert], svg[role=img])";
/** The next step, and what the screen is about. */
const MAIN_BUTTONS = "button[type=submit], .main-button";
const TITLES = "h1, [role=dialog] h2, [role=alertdialog] h2";
const TOASTS = "[data-sonner-toaster]";
const TOAST = "[data-sonner-toast]";
const EXPANDED = "[data-sonner-toast][data-expanded=true]";
const GAP = 8;
/** In px, on desktop: below the header, and from the left edge of a toast to that of the window's right. */
const BELOW_HEADER = 72;
const WIDTH = 352;

type Span = readonly [top: number, bottom: number];

const overlap = (one: Span, other: Span) => Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));

/** With what is wrong with it, and its hint. */
function focusedControl(isPhone: boolean): Span {
  const control = document.activeElement;
  // A toast whose own button has the focus stays: moving under the finger, it would miss the click.
  if (!control?.matches(CONTROLS) || control.closest(TOASTS)) return [0, 0];
  const { top, bottom, right } = control.getBoundingClientRect();
  const texts = (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
  const bottoms = texts.map((text) => text?.getBoundingClientRect().bottom ?? bottom);
  return isPhone || right > window.innerWidth - WIDTH ? [top, Math.max(bottom, ...bottoms)] : [0, 0];
}

/** The bottom of what is visible: above the keyboard and the bars. */
function floor(height: number): number {
  const { offsetTop = 0, height: visible = height } = window.visualViewport ?? {};
  const tops = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  const stuck = tops.filter((bar) => bar.height > 0 && bar.bottom >= height - 1).map(({ top }) => top);
  return Math.min(height, offsetTop + visible, ...stuck);
}

type Side = "top" | "bottom";

/** What is on screen of a kind, where toasts may stand. Below an open dialog nothing counts. */
function visible(selector: string, isPhone: boolean): Span[] {
  const inside = [...document.querySelectorAll(SHEETS)].at(-1) ?? document;
  return [...inside.querySelectorAll(selector)]
    .filter((element) => !element.closest(`${TOASTS}, ${BARS}`))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, right }) => height > 0 && (isPhone || right > window.innerWidth - WIDTH))
    .map(({ top, bottom }) => [top, bottom] as const);
}

/** Height in px of the toasts: of the highest, and what the other shows behind it. */
function heightOfToasts(): number {
  const heights = [...document.querySelectorAll<HTMLElement>(TOAST)].map(({ offsetHeight }) => offsetHeight);
  return Math.max(0, ...heights) + GAP * Math.max(0, heights.length - 1);
}

/** A sheet with room for toasts above it. */
function openSheet(isPhone: boolean, room: number): Span {
  const { top, bottom } = [...document.querySelectorAll(SHEETS)].at(-1)?.getBoundingClientRect() ?? {
    top: 0,
    bottom: 0,
  };
  return isPhone && top >= room + GAP ? [top, bottom] : [0, 0];
}

/** The side, and the distance from there in px. A toast stays where it is (`present`) unless it covers something. */
function findPosition(isPhone: boolean, present: Side): [Side, number] {
  const height = document.documentElement.clientHeight;
  const top = (window.visualViewport?.offsetTop ?? 0) + (isPhone ? GAP : BELOW_HEADER);
  const bottom = floor(height) - GAP;
  const other = present === "top" ? "bottom" : "top";
  const room = heightOfToasts();
  const places = { top: [top, top + room], bottom: [bottom - room, bottom] } as const;
  const covered = (side: Side, spans: readonly Span[]) =>
    spans.reduce((sum, span) => sum + overlap(span, places[side]), 0);
  // The most important first.
  const differences = [
    [focusedControl(isPhone)],
    visible(MAIN_BUTTONS, isPhone),
    [openSheet(isPhone, room)],
    visible(FIELDS, isPhone),
    visible(TITLES, isPhone),
  ].map((spans) => covered(present, spans) - covered(other, spans));
  const side = (differences.find((difference) => difference !== 0) ?? 0) > 0 ? other : present;
  return [side, side === "top" ? top : height - bottom];
}

/** Sonner keeps toasts while the pointer is over their list, and isn't told when the list goes away under it. */
function leaveToasts(): void {
  const leave = new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body });
  document.querySelector(TOASTS)?.dispatchEvent(leave);
}

const sideOf = (position: string): Side => (position.startsWith("top") ? "top" : "bottom");

/** Calls `change` when another position may be better, and never during a press: a toast would take the click. */
function watch(pressed: RefObject<boolean>, change: () => void): () => void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true, passive: true };
  // Bars, main buttons and errors have an animation only for its end, which says that they appeared (styles.css).
  // Not when the focus is lost: a toast that moves under a tap takes it from the button.
  for (const type of ["focusin", "scroll", "animationend"]) document.addEventListener(type, change, options);
  document.addEventListener("pointerdown", () => setPressed(true), options);
  // The click follows the end of the press.
  for (const type of ["pointerup", "pointercancel"])
    document.addEventListener(type, () => setTimeout(() => setPressed(false)), options);
  const leaveIfOutside = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(TOASTS) && document.querySelector(EXPANDED)) leaveToasts();
  };
  document.addEventListener("pointermove", leaveIfOutside, options);
  window.visualViewport?.addEventListener("resize", change, { signal: over.signal });
  function setPressed(isPressed: boolean) {
    pressed.current = isPressed;
    change();
  }
  return () => over.abort();
}

/**
 * Where toasts stand: on phones at the bottom, above bars and keyboard, on desktop below the header; on the other side
 * if they would cover the focused button, the focused field or its error, a main button, a sheet or its fields, or a
 * title.
 */
export function useToastPosition({ isPhone, isShown }: { isPhone: boolean; isShown: boolean }) {
  const pressed = useRef(false);
  const subscribe = useCallback(
    (change: () => void) => {
      pressed.current = false;
      return isShown ? watch(pressed, change) : () => undefined;
    },
    [isShown],
  );
  const usual = isPhone ? "bottom" : "top";
  const last = useRef("");
  const position = useSyncExternalStore(subscribe, () => {
    if (!isShown) last.current = "";
    else if (!pressed.current || last.current === "") {
      last.current = findPosition(isPhone, last.current === "" ? usual : sideOf(last.current)).join(" ");
    }
    return last.current;
  });
  const side = position && sideOf(position);
  const [, distance] = position.split(" ");
  const isBottom = side === "bottom";
  // Sonner renders another list there.
  useEffect(() => {
    if (side) leaveToasts();
  }, [side]);
  return {
    side: isBottom ? "bottom" : "top",
    offset: isPhone
      ? `max(${distance}px, env(safe-area-inset-${isBottom ? "bottom" : "top"}) + ${GAP}px)`
      : `${distance}px`,
  } as const;
}
