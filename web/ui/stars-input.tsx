import { Star } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { cx } from "./cx.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";
import { FIVE } from "./stars.tsx";

export interface StarsInputProps extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "size"> {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** Words for 1 to 5, shown beside the stars, from "Ruim" to "Excelente". */
  words?: readonly [string, string, string, string, string] | undefined;
}

/**
 * Rating from 1 to 5 as radio buttons of 44 px. Put it in `<Field group>`. With `register`, the value is a string from
 * "1" to "5".
 */
export function StarsInput({
  value,
  defaultValue,
  onValueChange,
  words,
  name,
  ref,
  onChange,
  onBlur,
  className,
  disabled,
  ...rest
}: StarsInputProps) {
  const ownName = useId();
  const labelId = useFieldLabelId();
  const { id, ...control } = useFieldControl(rest);
  const [own, setOwn] = useState(defaultValue ?? 0);
  const [hovered, setHovered] = useState(0);
  const current = value ?? own;
  const shown = hovered || current;
  return (
    <div className={cx("flex flex-wrap items-center gap-x-3", className)}>
      <div
        id={id}
        role="radiogroup"
        aria-label={rest["aria-label"]}
        aria-labelledby={rest["aria-label"] ? undefined : labelId}
        {...control}
        className="-ml-1.5 inline-flex"
        onPointerLeave={() => setHovered(0)}
      >
        {FIVE.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => event.pointerType === "mouse" && !disabled && setHovered(star)}
            className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-signal has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name ?? ownName}
              ref={ref}
              value={star}
              disabled={disabled}
              aria-label={`${star} de 5${words ? `, ${words[star - 1]}` : ""}`}
              {...(value === undefined ? { defaultChecked: defaultValue === star } : { checked: value === star })}
              onBlur={onBlur}
              onChange={(event) => {
                setOwn(star);
                onChange?.(event);
                onValueChange?.(star);
              }}
              className="pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
            />
            <Star
              size={30}
              aria-hidden
              className={cx(
                "transition-colors",
                star <= shown ? "fill-signal-bright text-signal" : "text-concrete-500",
              )}
            />
          </label>
        ))}
      </div>
      {words && (
        <span aria-hidden className="font-semibold">
          {words[shown - 1]}
        </span>
      )}
    </div>
  );
}
