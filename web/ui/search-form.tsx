import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTyped } from "@/lib/forms/use-typed.ts";
import { Field } from "./fields/field.tsx";
import { Input } from "./fields/input.tsx";

interface SearchFormProps {
  label: string;
  /** The text in the URL, which follows the typed one with a delay. */
  value: string;
  onSearch: (text: string) => void;
  maxLength: number;
  /** Without scripts: where the form leads, and the parameter with the text. */
  action?: string | undefined;
  name?: string | undefined;
  /** Without scripts: what else the form sends. */
  children?: ReactNode;
}

const trim = (text: string) => text.trim();

/** The search box of a list, which is searched while people type. */
export function SearchForm({ label, value, onSearch, action, children, ...box }: SearchFormProps) {
  const { input, send } = useTyped({ value, normalise: trim, commit: onSearch });
  return (
    <search className="min-w-0 flex-1">
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={label} hideLabel>
          <Input
            type="search"
            icon={Search}
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
            {...box}
            {...input}
          />
        </Field>
        {children && <noscript>{children}</noscript>}
      </form>
    </search>
  );
}
