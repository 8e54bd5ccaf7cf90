import { Link } from "@tanstack/react-router";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { buttonClass } from "@/ui/button.tsx";
import { listSearch } from "../search.ts";
import { OWN } from "./messages.ts";

const VIEWS = [
  { ver: "meus-anuncios", label: OWN.title },
  { ver: "favoritos", label: OWN.favorites },
  { ver: "buscas", label: OWN.searches },
] as const;

/** Switches between the user's own listings, their favourites and their saved searches. */
export function OwnTabs() {
  return (
    <nav aria-label={OWN.tabs} className="mb-4 grid grid-cols-3 gap-2 *:px-1! md:flex md:*:px-4!">
      {VIEWS.map(({ ver, label }) => (
        <Link
          key={ver}
          to="/marketplace"
          search={(search: MarketplaceSearch) => ({ ...listSearch(search), ver })}
          state={(state) => state}
          replace
          activeProps={{ className: buttonClass({ size: "sm", variant: "secondary" }) }}
          inactiveProps={{ className: buttonClass({ size: "sm", variant: "outline" }) }}
          activeOptions={{ includeSearch: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
