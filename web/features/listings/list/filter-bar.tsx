import { Link } from "@tanstack/react-router";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
  cityNamed,
  type MarketplaceQuery,
  marketplaceSearch,
  periodName,
  sortName,
} from "#src/features/listings/addresses.ts";
import { MARKETPLACE_CATEGORIES } from "#src/features/listings/catalogue.ts";
import { SEARCH_TEXT_MAX_LENGTH, SORTS, type Sort, TEXT_SORTS } from "#src/features/listings/rules.ts";
import type { ListingFilter } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { useTyped } from "@/lib/forms/use-typed.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { RemovableChip } from "@/ui/fields/removable-chip.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { sideNavItemClass } from "@/ui/frame/app-bar.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { LateFilterSheet, LateSuggestions } from "../late-screens.tsx";
import { FILTERS, PERIOD_LABELS, SORT_LABELS } from "../messages.ts";
import { countFilters, fromStart, isFiltered, listSearch, withoutFilters } from "../search.ts";
import { CATEGORY_OPTIONS, PERIOD_OPTIONS } from "./filter-fields.tsx";
import { useFilters } from "./use-filters.ts";

const trim = (text: string) => text.trim();

interface SearchBoxProps {
  query: MarketplaceQuery;
  search: MarketplaceSearch;
}

/** Search box with suggestions; without scripts, it is a form with more fields. */
export function SearchBox({ query, search }: SearchBoxProps) {
  const { change } = useFilters();
  const value = query.filter.text;
  const { input, send } = useTyped({ value, normalise: trim, commit: (text) => change({ q: text || undefined }) });
  // What the box had when it was entered; undefined outside of it.
  const [textBefore, setTextBefore] = useState<string>();
  const searchFor = (text: string) => {
    if (input.ref.current) input.ref.current.value = text;
    send();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    // The on-screen keyboard would cover the results.
    input.ref.current?.blur();
  };
  return (
    <search className="relative">
      <form action="/marketplace" onSubmit={submit}>
        <Field label={FILTERS.search} hideLabel>
          <Input
            type="search"
            name="q"
            icon={Search}
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            placeholder={FILTERS.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            onFocus={(event) => setTextBefore(event.currentTarget.value)}
            onBlur={() => setTextBefore(undefined)}
            // It may have been entered before the app took over the page.
            onInput={() => setTextBefore((before) => before ?? value)}
            {...input}
          />
        </Field>
        {textBefore !== undefined && <LateSuggestions box={input.ref} textBefore={textBefore} onText={searchFor} />}
        <noscript>
          <ScriptlessFields query={query} search={search} />
        </noscript>
      </form>
    </search>
  );
}

/** What the form sends besides the text: filters to choose from, and the others as they are. */
function ScriptlessFields({ query: { filter, sort }, search }: SearchBoxProps) {
  const kept = (["cidade", "min", "max"] as const).flatMap((name) => {
    const value = marketplaceSearch(search)[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 lg:flex lg:*:flex-auto">
      {kept.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <Field label={FILTERS.category} hideLabel className="col-span-2">
        <Select
          name="categoria"
          defaultValue={filter.category ?? ""}
          placeholder={FILTERS.allCategories}
          options={CATEGORY_OPTIONS}
        />
      </Field>
      <Field label={FILTERS.period} hideLabel>
        <Select
          name="periodo"
          defaultValue={filter.period ? periodName(filter.period) : ""}
          placeholder={FILTERS.anyPeriod}
          options={PERIOD_OPTIONS}
        />
      </Field>
      <Field label={FILTERS.sort} hideLabel>
        <Select
          name="ordem"
          defaultValue={sortName(sort, filter.text) ?? ""}
          options={sortsFor(filter.text).map(({ value, label }) => ({
            value: sortName(value, filter.text) ?? "",
            label,
          }))}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {FILTERS.submit}
      </Button>
      {isFiltered(filter) && (
        <Link
          to="/marketplace"
          search={(now: MarketplaceSearch) => withoutFilters(listSearch(now))}
          className={buttonClass({ variant: "ghost" })}
        >
          {FILTERS.clear}
        </Link>
      )}
    </div>
  );
}

const sortsFor = (text: string) =>
  (text === "" ? SORTS : TEXT_SORTS).map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

export function SortSelect({ value, text, className }: { value: Sort; text: string; className?: string }) {
  const { change } = useFilters();
  return (
    <Field label={FILTERS.sort} hideLabel className={className}>
      <Select
        value={value}
        options={sortsFor(text)}
        onChange={(event) => change({ ordem: sortName(event.target.value as Sort, text) })}
      />
    </Field>
  );
}

/** Opens the filter sheet; phones only. */
export function FilterButton({ filter, countText }: { filter: ListingFilter; countText: string | undefined }) {
  const sheet = useLateDialog(LateFilterSheet);
  return (
    <>
      <Button variant="outline" icon={SlidersHorizontal} aria-haspopup="dialog" {...sheet.opener}>
        {FILTERS.open(countFilters(filter))}
      </Button>
      {sheet.isOpen && <LateFilterSheet filter={filter} countText={countText} onClose={sheet.close} />}
    </>
  );
}

/** The categories as links, starting with "all". */
export function CategoryNav({ current }: { current: string | null }) {
  const entries = [{ slug: undefined, name: FILTERS.allCategories }, ...MARKETPLACE_CATEGORIES];
  return (
    <nav aria-label={FILTERS.categories} className="-mx-3">
      <h2 className="mb-1 px-3 text-base">{FILTERS.categories}</h2>
      <ul>
        {entries.map(({ slug, name }) => (
          <li key={name}>
            <Link
              to="/marketplace"
              search={(now: MarketplaceSearch) => {
                const { categoria: _other, ...rest } = fromStart(now);
                return slug ? { ...rest, categoria: slug } : rest;
              }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={(slug ?? null) === current ? "page" : undefined}
              className={sideNavItemClass}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ filter, search }: { filter: ListingFilter; search: MarketplaceSearch }) {
  const { change, clear } = useFilters();
  const { text, category, period, minPriceCents, maxPriceCents } = filter;
  const chips: { key: keyof MarketplaceSearch; label: string | undefined }[] = [
    { key: "q", label: text === "" ? undefined : FILTERS.text(text) },
    { key: "categoria", label: MARKETPLACE_CATEGORIES.find(({ slug }) => slug === category)?.name },
    { key: "cidade", label: cityNamed(search.cidade)?.name },
    { key: "periodo", label: period ? PERIOD_LABELS[period] : undefined },
    { key: "min", label: minPriceCents === null ? undefined : FILTERS.from(formatPrice(minPriceCents)) },
    { key: "max", label: maxPriceCents === null ? undefined : FILTERS.upTo(formatPrice(maxPriceCents)) },
  ];
  const shown = chips.flatMap(({ key, label }) => (label === undefined ? [] : [{ key, label }]));
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={FILTERS.active}
      className="flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {shown.map(({ key, label }) => (
        <li key={key} className="max-w-full shrink-0">
          <RemovableChip label={label} onRemove={() => change({ [key]: undefined })} />
        </li>
      ))}
      <li className="shrink-0">
        <Button variant="ghost" size="sm" onClick={clear} className="noscript:hidden">
          {FILTERS.clear}
        </Button>
      </li>
    </ul>
  );
}
