import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Focuses a field and scrolls it to the middle: a toast may stand at either end of the screen, the keyboard at the bottom. */
export function focusField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setFocus">,
  field: FieldPath<Values>,
): void {
  form.setFocus(field);
  const { activeElement } = document;
  // Short texts are usually retyped, long ones (textareas) corrected.
  if (activeElement instanceof HTMLInputElement) activeElement.select();
  activeElement?.scrollIntoView({ block: "center" });
}
