import type { UseFormReturn } from "react-hook-form";
import { firstReferenceProblem, type REFERENCE_SPECIALTIES } from "#src/features/networking/rules.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { failureText, REFERENCE_FORM } from "./messages.ts";
import { refreshReferences } from "./use-references.ts";

export interface ReferenceForm {
  description: string;
  serviceDate: string;
  place: string;
  /** A select's value. */
  difficulty: string;
  recommendation: number;
  specialties: (typeof REFERENCE_SPECIALTIES)[number][];
}

const FIELDS = ["description", "serviceDate", "place", "specialties"] as const;

function textOf(error: unknown): string {
  const failure = failureOf(error);
  switch (failure.code) {
    case "auth.required":
      return REFERENCE_FORM.loginNeeded;
    case "reference.own":
      return REFERENCE_FORM.own;
    case "rate_limited":
      return REFERENCE_FORM.tooMany;
    case "network":
      return navigator.onLine ? failureText(failure, REFERENCE_FORM.failedText) : REFERENCE_FORM.offline;
    default:
      return failureText(failure, REFERENCE_FORM.failedText);
  }
}

/** Sends a reference; what is refused is said in a toast and beside its field, and nothing typed is lost. */
export function useAddReference(form: UseFormReturn<ReferenceForm>, professionalId: string, onAdded: () => void) {
  const refuse = (field: (typeof FIELDS)[number], text: string) => {
    notify.error(REFERENCE_FORM.failed, text);
    form.setError(field, { type: "check", message: text });
    focusField(form, field);
  };
  return async (values: ReferenceForm) => {
    const problem = firstReferenceProblem(values, Date.now());
    if (problem) return refuse(problem.field, problem.text);
    try {
      await trpcClient.networking.addReference.mutate({
        ...values,
        professionalId,
        difficulty: Number(values.difficulty),
      });
    } catch (error) {
      const { code, fields } = failureOf(error);
      const refused = FIELDS.find((field) => field in fields);
      if (refused) return refuse(refused, fields[refused] ?? "");
      const text = textOf(error);
      notify.error(REFERENCE_FORM.failed, text);
      form.setError("root", { type: code, message: text });
      if (code === "auth.required") void trpcUtils.auth.me.invalidate();
      return;
    }
    await refreshReferences(professionalId);
    notify.success(REFERENCE_FORM.added, REFERENCE_FORM.addedText);
    onAdded();
  };
}
