import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../cx.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { controlClass } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Maximum length; shows a counter `n/limit`. Longer texts are kept and marked, for the form to refuse. */
  limit?: number | undefined;
  /** The counter turns red above this length; by default for the last tenth. */
  redAbove?: number | undefined;
}

/** Auto-growing textarea. Works with `register()`; the counter picks up values set by code on the next render. */
export function Textarea({ limit, redAbove, className, ref, onChange, rows = 4, ...props }: TextareaProps) {
  const inner = useRef<HTMLTextAreaElement>(null);
  const setRef = useMergedRef(ref, inner);
  const counterId = useId();
  const [length, setLength] = useState(() => String(props.value ?? props.defaultValue ?? "").length);
  const control = useFieldControl({
    ...props,
    "aria-describedby":
      [props["aria-describedby"], limit !== undefined && counterId].filter(Boolean).join(" ") || undefined,
  });
  // Runs after every render, because react-hook-form sets the DOM value without an event.
  useLayoutEffect(() => setLength(inner.current?.value.length ?? 0));

  return (
    <div className="min-w-0">
      <textarea
        {...props}
        {...control}
        rows={rows}
        ref={setRef}
        onChange={(event) => {
          setLength(event.target.value.length);
          onChange?.(event);
        }}
        className={cx(controlClass, "block max-h-[60dvh] resize-y field-sizing-content", className)}
        style={{ minHeight: `calc(${rows}lh + 1.4rem)`, ...props.style }}
      />
      {limit !== undefined && (
        <Counter id={counterId} length={length} limit={limit} red={length > (redAbove ?? limit * 0.9)} />
      )}
    </div>
  );
}

function Counter({ id, length, limit, red }: { id: string; length: number; limit: number; red: boolean }) {
  const left = limit - length;
  return (
    <>
      <p
        id={id}
        className={cx("mt-1 text-right text-sm tabular-nums", red ? "font-semibold text-danger" : "text-ink-soft")}
      >
        <span aria-hidden>
          {length}/{limit}
        </span>
        <span className="sr-only">
          {length} de {limit} caracteres
        </span>
        {left < 0 && ` · ${overText(-left)}`}
      </p>
      <Announcer text={red ? leftText(left) : ""} />
    </>
  );
}

const overText = (over: number) => (over === 1 ? "apague 1 caractere" : `apague ${over} caracteres`);

function leftText(left: number): string {
  if (left < 0) return `Texto longo demais: ${overText(-left)}`;
  return left === 1 ? "Resta 1 caractere" : `Restam ${left} caracteres`;
}

/** Announces the text once typing pauses, so that screen readers are not flooded. */
function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
