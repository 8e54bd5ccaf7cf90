import { citySlug, periodName } from "#src/features/listings/addresses.ts";
import { MARKETPLACE_CATEGORIES } from "#src/features/listings/catalogue.ts";
import { PERIODS } from "#src/features/listings/rules.ts";
import type { ListingFilter } from "#src/features/listings/schemas.ts";
import { CAPITAL_LABEL, MUNICIPALITIES, STATE } from "#src/shared/municipalities.ts";
import { centsToMoney, moneyToCents } from "@/lib/format/money.ts";
import { useTyped } from "@/lib/forms/use-typed.ts";
import { Combobox } from "@/ui/fields/combobox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { MoneyInput } from "@/ui/fields/money-input.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { FILTERS, PERIOD_LABELS } from "../messages.ts";
import { useFilters } from "./use-filters.ts";

export const CITY_OPTIONS = MUNICIPALITIES.map(({ ibge, name }, index) => ({
  value: String(ibge),
  label: index === 0 ? CAPITAL_LABEL : name,
}));
export const STATE_OPTIONS = [{ value: STATE.id, label: STATE.name }];
export const PERIOD_OPTIONS = PERIODS.map((period) => ({ value: periodName(period), label: PERIOD_LABELS[period] }));
export const CATEGORY_OPTIONS = MARKETPLACE_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));

interface FilterFieldsProps {
  filter: ListingFilter;
  /** False on wide screens, which show the categories as links. */
  hasCategory: boolean;
}

/** The filter fields. Each change applies at once. */
export function FilterFields({ filter, hasCategory }: FilterFieldsProps) {
  const { change } = useFilters();
  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      {hasCategory && (
        <Field label={FILTERS.category}>
          <Select
            value={filter.category ?? ""}
            placeholder={FILTERS.allCategories}
            options={CATEGORY_OPTIONS}
            onChange={(event) => change({ categoria: event.target.value || undefined })}
          />
        </Field>
      )}
      <Field label={FILTERS.period}>
        <Select
          value={filter.period ? periodName(filter.period) : ""}
          placeholder={FILTERS.anyPeriod}
          options={PERIOD_OPTIONS}
          onChange={(event) => change({ periodo: event.target.value || undefined })}
        />
      </Field>
      <PriceFields filter={filter} />
      <PlaceFields filter={filter} />
    </div>
  );
}

const moneyOf = (cents: number | null) => (cents === null ? "" : centsToMoney(cents));
const normalMoney = (text: string) => moneyOf(moneyToCents(text));
function reaisOf(text: string): number | undefined {
  const cents = moneyToCents(text);
  return cents === null ? undefined : cents / 100;
}

function PriceFields({ filter: { minPriceCents: min, maxPriceCents: max } }: { filter: ListingFilter }) {
  const { change } = useFilters();
  const lowest = useTyped({
    value: moneyOf(min),
    normalise: normalMoney,
    commit: (text) => change({ min: reaisOf(text) }),
  });
  const highest = useTyped({
    value: moneyOf(max),
    normalise: normalMoney,
    commit: (text) => change({ max: reaisOf(text) }),
  });
  const isCrossed = min !== null && max !== null && min > max;
  return (
    <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-1 md:gap-4">
      <Field label={FILTERS.minPrice}>
        <MoneyInput {...lowest.input} onBlur={lowest.send} enterKeyHint="next" />
      </Field>
      <Field label={FILTERS.maxPrice} error={isCrossed ? FILTERS.priceOrder : undefined}>
        <MoneyInput {...highest.input} onBlur={highest.send} enterKeyHint="done" />
      </Field>
    </div>
  );
}

function PlaceFields({ filter: { cityId } }: { filter: ListingFilter }) {
  const { change } = useFilters();
  return (
    <>
      <Field label={FILTERS.city}>
        <Combobox
          options={CITY_OPTIONS}
          value={cityId === null ? "" : String(cityId)}
          onChange={(ibge) => change({ cidade: ibge === "" ? undefined : citySlug(Number(ibge)) })}
          label={FILTERS.city}
          placeholder={FILTERS.anyCity}
          clearText={FILTERS.anyCity}
          kind="city"
        />
      </Field>
      <Field label={FILTERS.state}>
        <Select defaultValue={STATE.id} options={STATE_OPTIONS} />
      </Field>
    </>
  );
}
