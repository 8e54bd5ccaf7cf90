import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { REGION_OPTIONS } from "#src/shared/municipalities.ts";
import { SERVICE_OPTIONS } from "@/lib/forms/service-options.ts";
import { Combobox } from "@/ui/fields/combobox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { FILTER, PORTAL } from "./messages.ts";
import { useFilters } from "./use-filters.ts";

const FIRST_SHOWN = 10;

/** Specialty, region, user type and order. Each change applies at once. */
export function FilterFields({ search }: { search: DirectorySearch }) {
  const { filter } = useFilters();
  return (
    <>
      <Field label={FILTER.specialty}>
        <Combobox
          options={SERVICE_OPTIONS}
          value={search.especialidade ?? ""}
          onChange={(especialidade) => filter({ especialidade })}
          label={FILTER.specialty}
          placeholder={FILTER.allSpecialties}
          clearText={FILTER.allSpecialties}
          kind="service"
          otherwise={OTHER_SERVICE}
          initialLimit={FIRST_SHOWN}
        />
      </Field>
      <Field label={FILTER.region}>
        <Combobox
          options={REGION_OPTIONS}
          value={search.regiao ?? ""}
          onChange={(regiao) => filter({ regiao })}
          label={FILTER.region}
          placeholder={FILTER.allRegions}
          clearText={FILTER.allRegions}
          kind="city"
          initialLimit={FIRST_SHOWN}
        />
      </Field>
      <Field label={FILTER.userType}>
        <Select
          value={search.tipo ?? ""}
          onChange={({ target }) => filter({ tipo: (target.value || undefined) as DirectorySearch["tipo"] })}
        >
          <option value="">{PORTAL.userTypes.all}</option>
          <option value="premium">{PORTAL.userTypes.premium}</option>
          <option value="gratuito">{PORTAL.userTypes.free}</option>
        </Select>
      </Field>
      <Field label={FILTER.order}>
        <Select
          value={search.ordem ?? ""}
          onChange={({ target }) => filter({ ordem: (target.value || undefined) as DirectorySearch["ordem"] })}
        >
          <option value="">{search.busca ? FILTER.orders.relevance : FILTER.orders.premium}</option>
          <option value="avaliacao">{FILTER.orders.rating}</option>
          <option value="nome">{FILTER.orders.name}</option>
        </Select>
      </Field>
    </>
  );
}
