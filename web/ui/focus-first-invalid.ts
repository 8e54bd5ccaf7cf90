/**
 * Focuses the first wrong control in page order, once the errors are drawn. For `handleSubmit(onValid, () => focusFirstInvalid(form))` with
 * `useForm({ shouldFocusError: false })`: react-hook-form's own order puts every Controller after the registered inputs.
 */
export function focusFirstInvalid(root: ParentNode | null): void {
  requestAnimationFrame(() => {
    const wrong = root?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
    const target = wrong?.role === "radiogroup" ? wrong.querySelector<HTMLElement>("input:checked, input") : wrong;
    target?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  });
}
