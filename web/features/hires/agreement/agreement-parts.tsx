import { Plus, Split, Trash2 } from "lucide-react";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { AGREEMENT_PARTS_MAX, PART_WHEN_MAX_LENGTH } from "#src/features/hires/rules.ts";
import type { AgreementText } from "#src/features/hires/schemas.ts";
import { centsToMoney, formatPrice, moneyToCents } from "@/lib/format/money.ts";
import { Button, IconButton } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { Field, FieldError } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { MoneyInput } from "@/ui/fields/money-input.tsx";
import { AGREEMENT_FORM } from "./agreement-messages.ts";
import { type AgreementValues, BLANK_PART, type PartValues, splitEvenly, sumOf } from "./agreement-values.ts";

export type AgreementForm = UseFormReturn<AgreementValues, unknown, AgreementText>;

/** Sets the parts to equal shares of the price. */
export function shareEvenly(form: AgreementForm): void {
  const { priceCents, parts } = form.getValues();
  const price = moneyToCents(priceCents);
  if (price === null) return;
  for (const [index, cents] of splitEvenly(price, parts.length).entries()) {
    form.setValue(`parts.${index}.valueCents`, centsToMoney(cents), { shouldDirty: true, shouldValidate: false });
  }
}

/** The parts, and functions that change their number. react-hook-form's field array would load with every form. */
function useParts({ control, getValues, setValue, clearErrors }: AgreementForm) {
  const parts = useWatch({ control, name: "parts" });
  const change = (changed: PartValues[]) => {
    clearErrors("parts");
    setValue("parts", changed, { shouldDirty: true });
  };
  const add = () => change([...getValues("parts"), BLANK_PART]);
  const remove = (index: number) => change(getValues("parts").toSpliced(index, 1));
  return { parts, add, remove };
}

/** The payment in parts, which must add up to the price. */
export function PartsField({ form }: { form: AgreementForm }) {
  const { parts, add, remove } = useParts(form);
  const priceCents = useWatch({ control: form.control, name: "priceCents" });
  const { sum, rest } = sumOf({ priceCents, parts });
  const sumId = useId();
  const { errors } = form.formState;
  const isRefused = errors.parts?.root !== undefined && rest !== 0;
  const last = parts.length - 1;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">{AGREEMENT_FORM.parts}</legend>
      <ol className="space-y-3">
        {parts.map((_part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values move between the fields when a part is removed
          <li key={index}>
            <PartFields
              form={form}
              index={index}
              onRemove={last > 0 ? () => remove(index) : undefined}
              problemId={isRefused && index === last ? sumId : undefined}
            />
          </li>
        ))}
      </ol>
      <Sum id={sumId} sum={sum} rest={rest} />
      {errors.parts?.message && <FieldError>{errors.parts.message}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {parts.length < AGREEMENT_PARTS_MAX && (
          <Button variant="outline" size="sm" icon={Plus} onClick={add}>
            {AGREEMENT_FORM.addPart}
          </Button>
        )}
        {parts.length > 1 && (
          <Button variant="ghost" size="sm" icon={Split} onClick={() => shareEvenly(form)}>
            {AGREEMENT_FORM.split}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface PartFieldsProps {
  form: AgreementForm;
  index: number;
  /** Undefined for the only part. */
  onRemove: (() => void) | undefined;
  /** Of the text about the sum, if that is wrong and the value is to be corrected. */
  problemId: string | undefined;
}

function PartFields({ form: { register, formState }, index, onRemove, problemId }: PartFieldsProps) {
  const errors = formState.errors.parts?.[index];
  const number = index + 1;
  return (
    <fieldset className={cx("grid gap-2", onRemove && "grid-cols-[minmax(0,1fr)_auto]")}>
      <legend className="text-sm text-ink-soft">{AGREEMENT_FORM.part(number)}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={AGREEMENT_FORM.when} required error={errors?.when?.message}>
          <Input
            maxLength={PART_WHEN_MAX_LENGTH}
            placeholder={AGREEMENT_FORM.whenPlaceholder}
            enterKeyHint="next"
            {...register(`parts.${index}.when`)}
          />
        </Field>
        <Field label={AGREEMENT_FORM.value} required error={errors?.valueCents?.message}>
          <MoneyInput
            enterKeyHint="next"
            {...register(`parts.${index}.valueCents`)}
            {...(problemId && { "aria-invalid": true, "aria-describedby": problemId })}
          />
        </Field>
      </div>
      {onRemove && <IconButton icon={Trash2} label={AGREEMENT_FORM.removePart(number)} onClick={onRemove} />}
    </fieldset>
  );
}

/** Compares the parts with the price while they are written. In cents. */
function Sum({ id, sum, rest }: { id: string; sum: number; rest: number }) {
  if (sum === 0) return null;
  return (
    <p
      id={id}
      role="status"
      className={cx("text-sm tabular-nums", rest === 0 ? "text-ink-soft" : "font-semibold text-danger")}
    >
      {rest === 0 && AGREEMENT_FORM.adds}
      {rest > 0 && AGREEMENT_FORM.missing(formatPrice(sum), formatPrice(rest))}
      {rest < 0 && AGREEMENT_FORM.tooMuch(formatPrice(sum), formatPrice(-rest))}
    </p>
  );
}
