import type { UseFormReturn } from "react-hook-form";
import { type BasicsField, type BasicsValues, firstBasicsProblem } from "#src/features/profiles/rules.ts";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { phoneDigits } from "@/lib/masks.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { BASICS, failureMessage, SAVE_FAILED } from "./messages.ts";
import { type OwnProfile, refreshProfile } from "./own-profile.ts";

const FIELDS: readonly BasicsField[] = ["name", "email", "whatsapp"];

interface Problem {
  field: BasicsField;
  title: string;
  text: string;
}

/** A refusal of the server that belongs to one field. */
function refusedField(failure: Failure): Problem | null {
  const field = FIELDS.find((known) => known in failure.fields);
  return field ? { field, title: SAVE_FAILED, text: failure.fields[field] ?? "" } : null;
}

/** Saves the card; what fails is said in a toast and beside its field, and nothing typed is lost. */
export function useSaveBasics(form: UseFormReturn<BasicsValues>, onSaved: (profile: OwnProfile) => void) {
  const show = ({ field, title, text }: Problem) => {
    notify.error(title, text);
    form.setError(field, { type: "check", message: text });
    focusField(form, field);
  };
  return async (values: BasicsValues) => {
    const problem = firstBasicsProblem(values);
    if (problem) return show(problem);
    try {
      await trpcClient.profiles.updateBasics.mutate({ ...values, whatsapp: phoneDigits(values.whatsapp) });
      const profile = await refreshProfile();
      notify.success(BASICS.saved, BASICS.savedText);
      onSaved(profile);
    } catch (error) {
      const failure = failureOf(error);
      const refused = refusedField(failure);
      if (refused) return show(refused);
      const { title, text } = failureMessage(SAVE_FAILED, failure);
      notify.error(title, text);
      form.setError("root", { type: failure.code, message: text });
    }
  };
}
