import { Search } from "lucide-react";
import { useTyped } from "@/lib/use-typed.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

const TEXT_MAX = 80;
const trim = (text: string) => text.trim();

/** Search box. The URL follows the typed text with a delay; the text follows other changes of the URL. */
export function SearchBox({ value }: { value: string }) {
  const { filter } = useFilters();
  const typed = useTyped({ value, normalise: trim, commit: (text) => filter({ busca: text || undefined }) });
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          typed.send();
        }}
      >
        <Field label={PORTAL.search} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={typed.text}
            maxLength={TEXT_MAX}
            placeholder={PORTAL.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => typed.setText(target.value)}
          />
        </Field>
      </form>
    </search>
  );
}
