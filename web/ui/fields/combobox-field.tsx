import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";

interface ComboboxFieldProps<Values extends FieldValues, Output>
  extends Omit<ComboboxProps, "value" | "onChange" | "onBlur" | "ref"> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
  required?: boolean | undefined;
}

/** A searchable selector in a form, with its label and error. */
export function ComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  required,
  ...selector
}: ComboboxFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <Field label={selector.label} required={required} error={fieldState.error?.message}>
      <Combobox {...selector} {...{ ref, value, onChange, onBlur }} />
    </Field>
  );
}
