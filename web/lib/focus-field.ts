import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Focuses a field and brings it to the middle of the screen: the toast covers the top, the keyboard the bottom. */
export function focusField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setFocus">,
  field: FieldPath<Values>,
): void {
  form.setFocus(field);
  const { activeElement } = document;
  // A short text is typed anew; a long one is corrected.
  if (activeElement instanceof HTMLInputElement) activeElement.select();
  activeElement?.scrollIntoView({ block: "center" });
}
