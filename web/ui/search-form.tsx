import { Search } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import type { LateComponent } from "@/lib/late.tsx";
import { useTyped } from "@/lib/use-typed.ts";
import { cx } from "./cx.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

export interface SuggestionsProps {
  box: RefObject<HTMLInputElement | null>;
  /** Searches a text in place of the typed one. */
  onText: (text: string) => void;
}

export interface SearchFormProps {
  label: string;
  placeholder?: string | undefined;
  /** The text in the URL, which follows the typed one with a delay. */
  value: string;
  onSearch: (text: string) => void;
  maxLength: number;
  /** Without scripts: where the form leads, and the parameter with the text. */
  action?: string | undefined;
  name?: string | undefined;
  /** Shown below the box while it has the focus. */
  Suggestions?: LateComponent<SuggestionsProps> | undefined;
  /** Without scripts: what else the form sends. */
  children?: ReactNode;
  className?: string | undefined;
}

const trim = (text: string) => text.trim();

/** The search box of a list, which is searched while people type. */
export function SearchForm({
  label,
  value,
  onSearch,
  action,
  Suggestions,
  children,
  className,
  ...box
}: SearchFormProps) {
  const { input, send } = useTyped({ value, normalise: trim, commit: onSearch });
  const [isFocused, setFocused] = useState(false);
  const searchFor = (text: string) => {
    if (input.ref.current) input.ref.current.value = text;
    send();
  };
  return (
    <search className={cx("min-w-0", className)}>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          send();
          // The on-screen keyboard would cover the results.
          input.ref.current?.blur();
        }}
      >
        <div className="relative">
          <Field label={label} hideLabel>
            <Input
              type="search"
              icon={Search}
              placeholder={label}
              enterKeyHint="search"
              autoComplete="off"
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              {...box}
              {...input}
            />
          </Field>
          {Suggestions && isFocused && <Suggestions box={input.ref} onText={searchFor} />}
        </div>
        {children && <noscript>{children}</noscript>}
      </form>
    </search>
  );
}
