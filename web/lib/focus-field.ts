import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Focuses a field and brings it to the middle of the screen: the toast covers the top, the keyboard the bottom. */
export function focusField<Values extends FieldValues>(form: UseFormReturn<Values>, field: FieldPath<Values>): void {
  form.setFocus(field, { shouldSelect: true });
  document.activeElement?.scrollIntoView({ block: "center" });
}
