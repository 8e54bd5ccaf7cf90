import { TriangleAlert } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  CONDITION_LABELS,
  CONDITIONS,
  DESCRIPTION_MAX_LENGTH,
  isSuspiciouslyCheap,
  NEIGHBORHOOD_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#src/features/listings/rules.ts";
import type { ListingInput } from "#src/features/listings/schemas.ts";
import type { Failure } from "@/lib/errors.ts";
import { maskCep } from "@/lib/format/mask.ts";
import { centsToMoney, moneyToCents } from "@/lib/format/money.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useContactInText } from "@/lib/forms/use-contact-in-text.ts";
import { trpc } from "@/lib/trpc.ts";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { ComboboxField } from "@/ui/fields/combobox-field.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { FieldWarning } from "@/ui/fields/field-warning.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { MaskedInput } from "@/ui/fields/masked-input.tsx";
import { MoneyInput } from "@/ui/fields/money-input.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { CATEGORY_OPTIONS, CITY_OPTIONS, STATE_OPTIONS } from "../list/filter-fields.tsx";
import { isMissingField, type ListingDraft, placeOfCep } from "./draft.ts";
import { CONDITION_HINTS, FORM, REQUIRED_MISSING } from "./messages.ts";

const CONDITION_OPTIONS = CONDITIONS.map((value) => ({
  value,
  label: CONDITION_LABELS[value],
  hint: CONDITION_HINTS[value],
}));

/** The counter warns above this length. */
const DESCRIPTION_WARNING_LENGTH = DESCRIPTION_MAX_LENGTH - 100;

type FormApi = UseFormReturn<ListingDraft, unknown, ListingInput>;

const loadResolver = async () => (await import("./form-values.ts")).listingResolver;

interface ListingFormProps {
  /** Id for a submit button outside the form. */
  formId: string;
  defaults: ListingDraft;
  /** Toast title for invalid fields. */
  invalidTitle: string;
  /** Toast for an error from the server. */
  failure: (failure: Failure) => { title: string; text?: string };
  onValues: (values: ListingDraft, isChanged: boolean) => void;
  onSubmit: (input: ListingInput) => Promise<void>;
}

/** The fields of a listing, for publishing and editing. Photos are handled separately. */
export function ListingForm({ formId, defaults, invalidTitle, failure, onValues, onSubmit }: ListingFormProps) {
  const { form, submit } = useAppForm<ListingDraft, ListingInput>({
    defaultValues: defaults,
    loadResolver,
    invalid: (values) => ({ title: isMissingField(values) ? REQUIRED_MISSING : invalidTitle }),
    send: onSubmit,
    refusal: failure,
    onChange: onValues,
  });
  return (
    <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-8 [contain:inline-size]">
      <ThingFields form={form} />
      <PlaceFields form={form} />
      <ContactFields form={form} />
    </form>
  );
}

const groupClass = "flex flex-col gap-5";

/** Others see title and description without the contacts in them. */
function ContactWarning({ control }: Pick<FormApi, "control">) {
  const texts = useWatch({ control, name: ["title", "description"] });
  return <FieldWarning>{useContactInText(texts.join("\n")) !== null && FORM.contactWarning}</FieldWarning>;
}

/** Tells the seller what buyers will see. Without the usual prices there is no hint. */
function PriceWarning({ control }: Pick<FormApi, "control">) {
  const [price, category] = useWatch({ control, name: ["priceCents", "category"] });
  const cents = moneyToCents(price);
  const { data } = trpc.listings.usualPrices.useQuery(undefined, { enabled: cents !== null && category !== "" });
  const usual = data?.find((known) => known.category === category) ?? null;
  return <FieldWarning>{cents !== null && isSuspiciouslyCheap(cents, usual) && FORM.cheap}</FieldWarning>;
}

/** Whether it is given away (ticked if the price is zero); if not, what else the seller would accept. */
function PriceTerms({ form: { register, control, setValue, formState } }: { form: FormApi }) {
  const isDonation = moneyToCents(useWatch({ control, name: "priceCents" })) === 0;
  const set = (isGiven: boolean) =>
    setValue("priceCents", isGiven ? centsToMoney(0) : "", {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <>
      <Checkbox
        label={FORM.donation}
        hint={FORM.donationHint}
        checked={isDonation}
        onChange={({ target }) => set(target.checked)}
      />
      {!isDonation && (
        <>
          <Checkbox label={FORM.priceNegotiable} {...register("priceNegotiable")} />
          <Checkbox label={FORM.acceptsSwap} {...register("acceptsSwap")} />
        </>
      )}
    </>
  );
}

function ThingFields({ form }: { form: FormApi }) {
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <section aria-labelledby="o-que" className={groupClass}>
      <h2 id="o-que" className="text-lg">
        {FORM.what}
      </h2>
      <Field label={FORM.title} required error={errors.title?.message}>
        <Input
          maxLength={TITLE_MAX_LENGTH}
          placeholder={FORM.titlePlaceholder}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="next"
          {...register("title")}
        />
      </Field>
      <div>
        <Field label={FORM.description} required error={errors.description?.message}>
          <Textarea
            rows={5}
            limit={DESCRIPTION_MAX_LENGTH}
            redAbove={DESCRIPTION_WARNING_LENGTH}
            placeholder={FORM.descriptionPlaceholder}
            autoCapitalize="sentences"
            {...register("description")}
          />
        </Field>
        <ContactWarning control={control} />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div>
          <Field label={FORM.price} required error={errors.priceCents?.message}>
            <MoneyInput enterKeyHint="next" {...register("priceCents")} />
          </Field>
          <PriceTerms form={form} />
        </div>
        <Field label={FORM.category} required error={errors.category?.message}>
          <Select options={CATEGORY_OPTIONS} placeholder={FORM.choose} {...register("category")} />
        </Field>
      </div>
      <PriceWarning control={control} />
      <Field label={FORM.condition} group required error={errors.condition?.message}>
        <Segmented options={CONDITION_OPTIONS} columns={3} {...register("condition")} />
      </Field>
    </section>
  );
}

function PlaceFields({ form }: { form: FormApi }) {
  const { register, control, formState, setValue, getValues } = form;
  const { errors } = formState;
  const place = placeOfCep(useWatch({ control, name: "zipCode" }));
  const fillCity = (typed: string) => {
    const found = placeOfCep(typed);
    if (found === null || found === "elsewhere" || getValues("cityId") !== "") return;
    setValue("cityId", found.cityId, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <section aria-labelledby="onde" className={groupClass}>
      <h2 id="onde" className="text-lg">
        {FORM.place}
      </h2>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ComboboxField
          control={control}
          name="cityId"
          required
          options={CITY_OPTIONS}
          label={FORM.city}
          placeholder={FORM.cityPlaceholder}
          kind="city"
        />
        <Field label={FORM.zipCode} error={errors.zipCode?.message} hint={place && hintOf(place)}>
          <MaskedInput
            mask={maskCep}
            inputMode="numeric"
            placeholder={FORM.zipCodePlaceholder}
            autoComplete="postal-code"
            enterKeyHint="next"
            {...register("zipCode", { onChange: ({ target }) => fillCity(target.value) })}
          />
        </Field>
        <Field label={FORM.neighborhood} error={errors.neighborhood?.message}>
          <Input
            maxLength={NEIGHBORHOOD_MAX_LENGTH}
            autoComplete="address-level3"
            autoCapitalize="words"
            enterKeyHint="done"
            {...register("neighborhood")}
          />
        </Field>
        <Field label={FORM.state} required error={errors.stateId?.message}>
          <Select options={STATE_OPTIONS} autoComplete="address-level1" {...register("stateId")} />
        </Field>
      </div>
    </section>
  );
}

const hintOf = (place: NonNullable<ReturnType<typeof placeOfCep>>) =>
  place === "elsewhere" ? FORM.zipCodeElsewhere : FORM.zipCodeOf(place.name);

function ContactFields({ form: { register, control } }: { form: FormApi }) {
  const shown = useWatch({ control, name: ["showPhone", "showWhatsapp"] });
  return (
    <section aria-labelledby="contato" className="flex flex-col">
      <h2 id="contato" className="text-lg">
        {FORM.contact}
      </h2>
      <p className="mt-1 mb-1 text-sm text-ink-soft">{FORM.contactHint}</p>
      <Checkbox label={FORM.showPhone} {...register("showPhone")} />
      <Checkbox label={FORM.showWhatsapp} {...register("showWhatsapp")} />
      <div role="status">
        {!shown.includes(true) && (
          <p className="mb-1 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
            <TriangleAlert size={18} aria-hidden className="mt-px" />
            <span>{FORM.noContact}</span>
          </p>
        )}
      </div>
    </section>
  );
}
