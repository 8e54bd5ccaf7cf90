import { useFormContext, useWatch } from "react-hook-form";
import { REGIONS_MAX, SERVICES_MAX } from "#src/features/alerts/rules.ts";
import type { AlertSettings } from "#src/features/alerts/schemas.ts";
import { SERVICE_GROUPS } from "#src/features/requests/catalogue.ts";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { SERVICE_REGIONS } from "#src/shared/municipalities.ts";
import { Checkbox } from "@/ui/checkbox.tsx";
import { Field } from "@/ui/field.tsx";
import { MultiComboboxField } from "@/ui/multi-combobox-field.tsx";
import { Segmented } from "@/ui/segmented.tsx";
import type { AlertValues } from "./form-values.ts";
import { TOPICS } from "./messages.ts";

/** Entries shown before 'Ver mais'. */
const FIRST_SHOWN = 10;
const SERVICE_OPTIONS = SERVICE_GROUPS.flatMap((group) =>
  group.services.map((service) => ({ value: service, label: service, group: group.name })),
);
const REGION_OPTIONS = SERVICE_REGIONS.map((region) => ({ value: region, label: region }));
const SOURCES = (["card", "own"] as const).map((value) => ({ value, ...TOPICS[value] }));

const loadKeywords = async () => (await import("#src/features/requests/keywords.ts")).SERVICE_KEYWORDS;

/** Of which requests the provider wants to know: those that fit the card, or others. */
export function TopicFields({ card }: Pick<AlertSettings, "card">) {
  const { control, register } = useFormContext<AlertValues>();
  const source = useWatch({ control, name: "source" });
  return (
    <>
      <Field label={TOPICS.source} group>
        <Segmented options={SOURCES} columns={2} {...register("source")} />
      </Field>
      {source === "card" ? (
        <p className="text-ink-soft">{cardText(card)}</p>
      ) : (
        <>
          <Services />
          <Regions />
        </>
      )}
    </>
  );
}

function cardText({ services, regions, wholeState }: AlertSettings["card"]): string {
  const places = wholeState ? TOPICS.wholeStateShort : regions.join(", ");
  return services.length === 0 || places === "" ? TOPICS.nothingOnCard : TOPICS.ofCard(services.join(", "), places);
}

function Services() {
  const { control } = useFormContext<AlertValues>();
  return (
    <MultiComboboxField
      control={control}
      name="services"
      hint={TOPICS.servicesHint(SERVICES_MAX)}
      options={SERVICE_OPTIONS}
      max={SERVICES_MAX}
      initialLimit={FIRST_SHOWN}
      label={TOPICS.services}
      placeholder={TOPICS.servicesPlaceholder}
      searchPlaceholder={TOPICS.servicesSearch}
      emptyText={TOPICS.servicesEmpty}
      loadKeywords={loadKeywords}
      otherwise={OTHER_SERVICE}
      fullText={TOPICS.servicesFull(SERVICES_MAX)}
      chosenLabel={TOPICS.servicesChosen}
    />
  );
}

/** Cities, or the whole state, which disables the cities. */
function Regions() {
  const { control, register } = useFormContext<AlertValues>();
  const wholeState = useWatch({ control, name: "wholeState" });
  return (
    <div className="flex flex-col gap-2">
      <MultiComboboxField
        control={control}
        name="regions"
        hint={TOPICS.regionsHint(REGIONS_MAX)}
        options={REGION_OPTIONS}
        max={REGIONS_MAX}
        initialLimit={FIRST_SHOWN}
        disabled={wholeState}
        label={TOPICS.regions}
        placeholder={wholeState ? TOPICS.regionsOff : TOPICS.regionsPlaceholder}
        searchPlaceholder={TOPICS.regionsSearch}
        emptyText={TOPICS.regionsEmpty}
        fullText={TOPICS.regionsFull(REGIONS_MAX)}
        chosenLabel={TOPICS.regionsChosen}
      />
      <Checkbox label={TOPICS.wholeState} {...register("wholeState")} />
    </div>
  );
}
