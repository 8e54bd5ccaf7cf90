import { Link } from "@tanstack/react-router";
import type { LocalInput } from "#src/features/networking/schemas.ts";

/** Links to pages of a specialty in a municipality. */
export function LocalLinks({ title, links }: { title: string; links: readonly (LocalInput & { name: string })[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ name, trade, city }) => (
          <li key={trade + city} className="max-w-full">
            <Link
              to="/profissionais/$especialidade/$cidade"
              params={{ especialidade: trade, cidade: city }}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-concrete-500 bg-white px-4 py-2 text-sm font-semibold transition-colors hover:border-blueprint hover:text-blueprint"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
