import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import type { Icon } from "../icon-type.ts";
import { controlClass } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

interface InputProps extends ComponentProps<"input"> {
  /** Decorative icon at the start, e.g. a magnifier in a search box. */
  icon?: Icon | undefined;
}

/** Text input, 48 px high. Spread `register("name")` on it, or control it; wrap it in a Field for label and error. */
export function Input({ icon: Icon, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  const input = (
    <input type="text" {...props} {...control} className={cx(controlClass, "h-12", Icon && "pl-11", className)} />
  );
  if (!Icon) return input;
  return (
    <span className="relative block min-w-0">
      <Icon size={20} aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 text-concrete-600" />
      {input}
    </span>
  );
}
