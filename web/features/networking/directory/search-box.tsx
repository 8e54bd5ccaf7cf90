import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { useTyped } from "@/lib/use-typed.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { countFilters, FILTER_NAMES } from "./directory-search.ts";
import { PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

const TEXT_MAX = 80;
const trim = (text: string) => text.trim();

/** What the form sends besides the text, when there are no scripts. */
function ScriptlessFields({ search }: { search: DirectorySearch }) {
  return (
    <div className="mt-2 flex gap-2">
      {([...FILTER_NAMES, "ordem"] as const).map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Button type="submit" variant="secondary">
        {PORTAL.submit}
      </Button>
      {(search.busca || countFilters(search) > 0) && (
        <Link to="/portal-conexoes" className={buttonClass({ variant: "ghost" })}>
          {PORTAL.clear}
        </Link>
      )}
    </div>
  );
}

/** Search box. The URL follows the typed text with a delay; the text follows other changes of the URL. */
export function SearchBox({ search }: { search: DirectorySearch }) {
  const { filter } = useFilters();
  const value = search.busca ?? "";
  const typed = useTyped({ value, normalise: trim, commit: (text) => filter({ busca: text || undefined }) });
  return (
    <search className="min-w-0 flex-1">
      <form
        action="/portal-conexoes"
        onSubmit={(event) => {
          event.preventDefault();
          typed.send();
        }}
      >
        <Field label={PORTAL.search} hideLabel>
          <Input
            type="search"
            name="busca"
            icon={Search}
            value={typed.text}
            maxLength={TEXT_MAX}
            placeholder={PORTAL.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => typed.setText(target.value)}
          />
        </Field>
        <noscript>
          <ScriptlessFields search={search} />
        </noscript>
      </form>
    </search>
  );
}
