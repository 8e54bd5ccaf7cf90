type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (target: EventTarget | null): target is TextInput =>
  (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio") ||
  target instanceof HTMLTextAreaElement;

const fire = (target: Element, type: "input" | "change") => target.dispatchEvent(new Event(type, { bubbles: true }));

/** Tells React what was typed. React compares with the value that it saw last, which only the element's own setter changes. */
function repeatTyping(input: TextInput): void {
  const typed = input.value;
  // Makes React hydrate this part of the page first.
  fire(input, "input");
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, typed);
  fire(input, "input");
}

/** Repeats early typing, choices and the last press of a button. Links work without scripts. */
export function repeatEvents(events: readonly Event[]): void {
  const targetsOf = (type: string) => new Set(events.flatMap((event) => (event.type === type ? event.target : [])));
  for (const target of targetsOf("input")) if (isTextInput(target)) repeatTyping(target);
  for (const target of targetsOf("change")) if (target instanceof HTMLSelectElement) fire(target, "change");
  const pressed = [...targetsOf("click")].at(-1);
  const button = pressed instanceof Element ? pressed.closest("button") : null;
  if (button?.type === "button" && button.isConnected) button.click();
}
