import type { Role } from "#src/features/auth/rules.ts";
import type { FieldProblem } from "#src/shared/field-problem.ts";
import { firstSignUpProblem, type SignUpValues } from "#src/shared/sign-up-checks.ts";
import { emailProblem, phoneProblem } from "../contact-checks.ts";
import { readAuthDraft } from "../draft.ts";
import { SIGN_UP } from "./messages.ts";

export interface SignUpForm extends SignUpValues {
  role: Role | "";
}

export type SignUpFormField = keyof SignUpForm;

export function signUpDefaults(): SignUpForm {
  const { role, name, whatsapp, email, termsAccepted } = readAuthDraft();
  return { role, name, whatsapp, email, password: "", passwordConfirmation: "", termsAccepted };
}

/** The input for auth.signUp, with the role from the URL or the chosen one. */
export function signUpInputOf(values: SignUpForm, role: Role | null) {
  return { ...values, role: role ?? (values.role || null) };
}

/** The first problem found locally: the fixed checks in order, then the role, then phone and email format. */
export function firstFormProblem(values: SignUpForm, role: Role | null): FieldProblem<SignUpFormField> | null {
  const problem = firstSignUpProblem(values);
  if (problem) return problem;
  if (signUpInputOf(values, role).role === null) return { field: "role", ...SIGN_UP.roleRequired };
  const wrongPhone = phoneProblem(values.whatsapp);
  if (wrongPhone) return { field: "whatsapp", ...wrongPhone };
  const wrongEmail = emailProblem(values.email);
  return wrongEmail && { field: "email", ...wrongEmail };
}
