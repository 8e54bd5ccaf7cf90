/** A check of a form that failed: title of the toast, text of the toast and of the field. */
export interface FieldProblem<Field extends string> {
  field: Field;
  title: string;
  text: string;
}
