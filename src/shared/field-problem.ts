/** A failed check of a form: the toast's title, and the text for both the toast and the field. */
export interface FieldProblem<Field extends string> {
  field: Field;
  title: string;
  text: string;
}
