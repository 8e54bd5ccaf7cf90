import { Star } from "lucide-react";
import { useState } from "react";
import { cx } from "../cx.ts";
import { FIVE } from "../stars.tsx";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

export interface StarsInputProps {
  name: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Words for 1 to 5, shown beside the stars, from "Ruim" to "Excelente". */
  words: readonly [string, string, string, string, string];
}

/** Rating from 1 to 5 as radio buttons of 44 px. Put it in `<Field group>`. */
export function StarsInput({ name, value, onValueChange, words }: StarsInputProps) {
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        {...control}
        className="-ml-1.5 inline-flex"
        onPointerLeave={() => setHovered(0)}
      >
        {FIVE.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(star)}
            className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={`${star} de 5, ${words[star - 1]}`}
              checked={value === star}
              onChange={() => onValueChange(star)}
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
      <span aria-hidden className="font-semibold">
        {words[shown - 1]}
      </span>
    </div>
  );
}
