import type { UseFormReturn } from "react-hook-form";
import { type FieldProblem, type Role, WEAK_PASSWORD_TITLE } from "#src/features/auth/rules.ts";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { useWantedPlace } from "@/lib/wanted-place.ts";
import { notify } from "@/ui/toast.tsx";
import { SIGN_UP, signUpMessage } from "./messages.ts";
import {
  firstFormProblem,
  SIGN_UP_FIELDS,
  type SignUpForm,
  type SignUpFormField,
  signUpInputOf,
} from "./sign-up-values.ts";

/** A refusal of the server that belongs to one field. */
function refusedField(failure: Failure): FieldProblem<SignUpFormField> | null {
  const { title, text } = signUpMessage(failure);
  if (failure.code === "auth.email_taken") return { field: "email", title, text };
  const field = SIGN_UP_FIELDS.find((known) => known in failure.fields);
  if (!field) return null;
  return { field, title: field === "password" ? WEAK_PASSWORD_TITLE : title, text: failure.fields[field] ?? text };
}

/** Makes the account; what fails is said in a toast and beside its field, and nothing typed is lost. */
export function useSignUp(form: UseFormReturn<SignUpForm>, role: Role | null, onCreated: (email: string) => void) {
  const place = useWantedPlace();
  const show = ({ field, title, text }: FieldProblem<SignUpFormField>, type = "check") => {
    notify.error(title, text);
    form.setError(field, { type, message: text });
    focusField(form, field);
  };
  return async (values: SignUpForm) => {
    const problem = firstFormProblem(values, role);
    if (problem) return show(problem);
    try {
      await trpcClient.auth.signUp.mutate({ ...signUpInputOf(values, role), place });
      notify.success(SIGN_UP.success, SIGN_UP.successText);
      onCreated(values.email.trim());
    } catch (error) {
      const failure = failureOf(error);
      const refused = refusedField(failure);
      if (refused) return show(refused, failure.code);
      const { title, text } = signUpMessage(failure);
      notify.error(title, text);
      form.setError("root", { type: failure.code, message: text });
    }
  };
}
