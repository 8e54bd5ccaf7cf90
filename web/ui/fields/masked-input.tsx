import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Mask } from "@/lib/format/mask.ts";
import { cx } from "../cx.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { controlClass } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

export interface MaskedInputProps extends Omit<ComponentProps<"input">, "type" | "maxLength" | "prefix"> {
  /** A mask of `web/lib/format/masks.ts`. `onChange` and `register()` get the masked text. */
  mask: Mask;
  /** Applied on blur, e.g. `completeMoney`. */
  complete?: ((text: string) => string) | undefined;
  /** Fixed text at the start, e.g. "R$". */
  prefix?: ReactNode;
}

const isMark = (char: string | undefined) => char !== undefined && !/[0-9A-Za-z]/.test(char);

/** Puts the caret after the given number of letters and digits, so that it doesn't jump when editing in the middle. */
function restoreCaret(input: HTMLInputElement, charsBefore: number) {
  let at = 0;
  for (let seen = 0; at < input.value.length && seen < charsBefore; at++) {
    if (!isMark(input.value[at])) seen++;
  }
  input.setSelectionRange(at, at);
}

function applyMask(input: HTMLInputElement, mask: Mask, typed: boolean) {
  const raw = input.value;
  const masked = mask(raw, typed);
  if (masked === raw) return;
  const caret = input.selectionStart ?? raw.length;
  input.value = masked;
  if (caret < raw.length) restoreCaret(input, [...raw.slice(0, caret)].filter((char) => !isMark(char)).length);
}

/** Input that masks typed, pasted and autofilled text. Works uncontrolled, controlled and with `register()`. */
export function MaskedInput({
  mask,
  complete,
  prefix,
  className,
  ref,
  onChange,
  onBlur,
  value,
  defaultValue,
  ...props
}: MaskedInputProps) {
  const inner = useRef<HTMLInputElement>(null);
  const setRef = useMergedRef(ref, inner);
  const control = useFieldControl(props);

  // Also masks values set from outside (defaults, resets).
  useLayoutEffect(() => {
    const input = inner.current;
    if (input?.value && document.activeElement !== input) applyMask(input, mask, false);
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const kind = (event.nativeEvent as Partial<InputEvent>).inputType ?? "";
    applyMask(event.target, mask, /^(insertText|insertCompositionText|delete)/.test(kind));
    onChange?.(event);
  };
  const input = (
    <input
      type="text"
      autoComplete="off"
      {...props}
      {...control}
      {...(value === undefined ? { defaultValue } : { value: mask(String(value)) })}
      ref={setRef}
      onChange={handleChange}
      onBlur={(event) => {
        if (complete && event.target.value) {
          const done = complete(event.target.value);
          if (done !== event.target.value) {
            event.target.value = done;
            onChange?.(event);
          }
        }
        onBlur?.(event);
      }}
      className={cx(controlClass, "h-12 tabular-nums", prefix !== undefined && "pl-12", className)}
    />
  );
  if (prefix === undefined) return input;
  return (
    <span className="relative block min-w-0">
      <span aria-hidden className="pointer-events-none absolute top-3 left-3.5 text-ink-soft">
        {prefix}
      </span>
      {input}
    </span>
  );
}
