import { Link, useNavigate } from "@tanstack/react-router";
import { Plus, X } from "lucide-react";
import { memo, useMemo } from "react";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Combobox } from "@/ui/fields/combobox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { RemovableChip } from "@/ui/fields/removable-chip.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { FieldSkeleton } from "@/ui/states/skeleton.tsx";
import { NewRequest } from "../late-dialogs.tsx";
import { preloadForm } from "../new/request-form-loader.tsx";
import type { RequestFilter, RequestSearch } from "../search.ts";
import { LIST, OWN_INTERESTS } from "./list-messages.ts";
import { OpenRequests } from "./open-requests.tsx";

const NO_TYPES: readonly [] = [];

// It needs the list of municipalities.
const LateCityFilter = late(async () => (await import("./city-filter.tsx")).CityFilter, {
  pending: (
    <div aria-hidden className="w-full md:max-w-xs">
      <FieldSkeleton height="h-12" />
    </div>
  ),
});

function countText({ total, types }: { total: number; types: readonly TypeCount[] }, type: string | undefined): string {
  if (type === undefined) return LIST.total(total);
  return LIST.ofType(types.find(({ serviceType }) => serviceType === type)?.count ?? 0);
}

type Counts = Parameters<typeof countText>[0];

/** How many are open, which is known of types only. */
function leadOf({ tipo, cidade, para }: RequestFilter, counts: Counts | undefined): string {
  if (para) return LIST.forMeLead;
  if (cidade) return LIST.inCity(cidade);
  return counts ? countText(counts, tipo) : LIST.lead;
}

interface OpportunitiesScreenProps {
  type: RequestSearch["tipo"];
  city: string | undefined;
  para: RequestSearch["para"];
  isProvider: boolean;
}

/** /oportunidades: all open requests, with filters. Memoized, so that dialogs over it don't re-render it. */
export const OpportunitiesScreen = memo(function OpportunitiesScreen(props: OpportunitiesScreenProps) {
  const { type, city, para, isProvider } = props;
  const filter = { tipo: type, cidade: city, para };
  const navigate = useNavigate({ from: "/oportunidades" });
  const { data: counts } = trpc.requests.typeCounts.useQuery();
  const filterBy = ({ cidade, ...search }: RequestFilter) =>
    void navigate({ search: { ...search, ...(cidade ? { cidade } : {}) }, replace: true });
  const add = () =>
    navigate({ search: (search) => ({ ...search, nova: true }), state: { isOverlay: true }, resetScroll: false });
  const preload = () => {
    NewRequest.preload();
    preloadForm();
  };
  const addProps = { onClick: add, onPointerEnter: preload, onFocus: preload };
  return (
    <Container className="pb-4 md:pb-0">
      <PageHeader
        title={LIST.title}
        text={leadOf(filter, counts)}
        actionsOnPhone={false}
        actions={
          <Button icon={Plus} {...addProps}>
            {LIST.add}
          </Button>
        }
      />
      <div className="mb-5 flex flex-col gap-2 md:flex-row md:items-end">
        <TypeFilter
          types={counts?.types ?? NO_TYPES}
          total={counts?.total}
          value={type}
          onChange={(tipo) => filterBy({ ...filter, tipo })}
        />
        <LateCityFilter value={city} onChange={(cidade) => filterBy({ ...filter, cidade })} />
        <div className="flex shrink-0 gap-2">
          {(isProvider || para) && (
            <Button
              variant={para ? "secondary" : "outline"}
              iconEnd={para && X}
              className="whitespace-nowrap"
              aria-pressed={para !== undefined}
              onClick={() => filterBy({ ...filter, para: para ? undefined : "mim" })}
            >
              {LIST.forMe}
            </Button>
          )}
          {isProvider && (
            <Link to="/meus-interesses" className={buttonClass({ variant: "outline", className: "whitespace-nowrap" })}>
              {OWN_INTERESTS.title}
            </Link>
          )}
        </div>
      </div>
      {(type || city) && (
        <ul aria-label={LIST.filters} className="mb-5 flex flex-wrap gap-2">
          {type && (
            <li className="max-w-full">
              <RemovableChip label={type} onRemove={() => filterBy({ ...filter, tipo: undefined })} />
            </li>
          )}
          {city && (
            <li className="max-w-full">
              <RemovableChip label={city} onRemove={() => filterBy({ ...filter, cidade: undefined })} />
            </li>
          )}
        </ul>
      )}
      <OpenRequests
        filter={filter}
        onFilter={filterBy}
        add={
          <Button icon={Plus} {...addProps}>
            {LIST.add}
          </Button>
        }
      />
    </Container>
  );
});

interface TypeCount {
  serviceType: string;
  count: number;
}

interface TypeFilterProps {
  types: readonly TypeCount[];
  total: number | undefined;
  value: string | undefined;
  onChange: (type: string | undefined) => void;
}

const alphabet = new Intl.Collator("pt-BR");

/** Filters the list by service type. Offers only types with open requests, the selected one, and 'Outros'. */
function TypeFilter({ types, total, value, onChange }: TypeFilterProps) {
  const options = useMemo(() => {
    const offered = types.map(({ serviceType, count }) => ({ value: serviceType, label: serviceType, count }));
    for (const type of new Set([value || OTHER_SERVICE, OTHER_SERVICE])) {
      if (!offered.some((option) => option.value === type)) offered.push({ value: type, label: type, count: 0 });
    }
    return offered.sort((a, b) => alphabet.compare(a.label, b.label));
  }, [types, value]);
  return (
    <Field label={LIST.filter} className="w-full md:max-w-sm">
      <Combobox
        options={options}
        value={value ?? ""}
        onChange={(type) => onChange(type || undefined)}
        label={LIST.filter}
        placeholder={LIST.allTypes}
        clearText={total === undefined ? LIST.allTypes : `${LIST.allTypes} (${total})`}
        kind="service"
        otherwise={OTHER_SERVICE}
      />
    </Field>
  );
}
