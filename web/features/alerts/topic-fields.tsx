import { useFormContext, useWatch } from "react-hook-form";
import { REGIONS_MAX, SERVICES_MAX } from "#src/features/alerts/rules.ts";
import type { AlertSettings } from "#src/features/alerts/schemas.ts";
import { PlacesField, ServicesField } from "@/lib/forms/work-fields.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import type { AlertValues } from "./form-values.ts";
import { TOPICS } from "./messages.ts";

const SOURCES = (["card", "own"] as const).map((value) => ({ value, ...TOPICS[value] }));

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
          <ServicesField
            control={control}
            name="services"
            label={TOPICS.services}
            hint={TOPICS.servicesHint(SERVICES_MAX)}
            max={SERVICES_MAX}
          />
          <PlacesField
            control={control}
            name="regions"
            wholeState="wholeState"
            label={TOPICS.regions}
            max={REGIONS_MAX}
          />
        </>
      )}
    </>
  );
}

function cardText({ services, regions, wholeState }: AlertSettings["card"]): string {
  const places = wholeState ? TOPICS.wholeStateShort : regions.join(", ");
  return services.length === 0 || places === "" ? TOPICS.nothingOnCard : TOPICS.ofCard(services.join(", "), places);
}
