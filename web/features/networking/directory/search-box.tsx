import { Link } from "@tanstack/react-router";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { SearchForm } from "@/ui/search-form.tsx";
import { countFilters, FILTER_NAMES } from "./directory-search.ts";
import { PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

const TEXT_MAX = 80;

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

export function SearchBox({ search }: { search: DirectorySearch }) {
  const { filter } = useFilters();
  return (
    <SearchForm
      label={PORTAL.search}
      value={search.busca ?? ""}
      onSearch={(text) => filter({ busca: text || undefined })}
      maxLength={TEXT_MAX}
      action="/portal-conexoes"
      name="busca"
    >
      <ScriptlessFields search={search} />
    </SearchForm>
  );
}
