import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { DirectoryPage } from "#src/features/networking/schemas.ts";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { withPage } from "./directory-search.ts";
import { PORTAL } from "./messages.ts";

interface StepProps {
  search: DirectorySearch;
  to: DirectoryPage["next"];
  children: ReactNode;
}

const stepClass = buttonClass({ variant: "outline", size: "sm" });

/** 'Anterior' or 'Próxima'; disabled if there is no such page. */
function Step({ search, to, children }: StepProps) {
  if (!to) {
    return (
      <button type="button" disabled className={stepClass}>
        {children}
      </button>
    );
  }
  return (
    <Link to="/portal-conexoes" search={withPage(search, to)} className={stepClass}>
      {children}
    </Link>
  );
}

function NumberLink({ page, isCurrent, search }: { page: number; isCurrent: boolean; search: DirectorySearch }) {
  return (
    <Link
      to="/portal-conexoes"
      search={withPage(search, page)}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-label={PORTAL.page(page)}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-control font-semibold tabular-nums transition-colors",
        isCurrent ? "bg-blueprint text-white" : "text-blueprint hover:bg-blueprint-50",
      )}
    >
      {page}
    </Link>
  );
}

/** 'Anterior', at most five numbers, 'Próxima'. Hidden if there is only one page. */
export function Pagination({ page, search }: { page: DirectoryPage; search: DirectorySearch }) {
  if (!page.previous && !page.next) return null;
  const numbers = Array.from({ length: page.numberedPages }, (_, index) => index + 1);
  return (
    <nav aria-label={PORTAL.pages} className="mt-8 grid grid-cols-2 items-center gap-3 md:flex md:justify-center">
      <Step search={search} to={page.previous}>
        <ChevronLeft size={20} aria-hidden />
        {PORTAL.previous}
      </Step>
      <ul className="order-first col-span-2 flex justify-center gap-1 md:order-none">
        {numbers.map((number) => (
          <li key={number}>
            <NumberLink page={number} isCurrent={number === page.page} search={search} />
          </li>
        ))}
        {page.page > numbers.length && (
          <li
            aria-current="page"
            className="inline-flex size-11 items-center justify-center rounded-control bg-blueprint font-semibold text-white tabular-nums"
          >
            <span className="sr-only">{PORTAL.page(page.page)}</span>
            <span aria-hidden>{page.page}</span>
          </li>
        )}
      </ul>
      <Step search={search} to={page.next}>
        {PORTAL.next}
        <ChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  );
}
