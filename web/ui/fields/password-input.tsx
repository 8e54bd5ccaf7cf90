import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cx } from "../cx.ts";
import { controlClass } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

/** Password input with a show/hide button. `autoComplete` is "current-password" by default. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl(props);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block min-w-0">
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...control}
        type={shown ? "text" : "password"}
        className={cx(controlClass, "h-12 pr-12", className)}
      />
      <button
        type="button"
        aria-label={shown ? "Ocultar senha" : "Mostrar senha"}
        aria-controls={control.id}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 inline-flex size-11 items-center justify-center rounded-control text-concrete-600 hover:text-ink disabled:opacity-45"
      >
        <Icon size={20} aria-hidden />
      </button>
    </span>
  );
}
