import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { Field } from "./field.tsx";
import { StarsInput, type StarsInputProps } from "./stars-input.tsx";

interface StarsFieldProps<Values extends FieldValues, Output> extends Pick<StarsInputProps, "words"> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, number>;
  label: string;
  required?: boolean | undefined;
}

/** Stars in a form, with their label. */
export function StarsField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  required,
  words,
}: StarsFieldProps<Values, Output>) {
  const { field } = useController({ control, name });
  return (
    <Field label={label} group required={required}>
      <StarsInput name={name} value={field.value} onValueChange={field.onChange} words={words} />
    </Field>
  );
}
