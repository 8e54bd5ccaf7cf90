import { useNavigate } from "@tanstack/react-router";
import type { UseFormReturn } from "react-hook-form";
import { DELETION_WORD } from "#src/features/profiles/rules.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { forgetSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { DELETION, failureMessage } from "./messages.ts";

export interface DeletionValues {
  confirmation: string;
  password: string;
}

/** Deletes the account and goes home; what fails is said in a toast and beside its field. */
export function useDeleteAccount(form: UseFormReturn<DeletionValues>, hasPassword: boolean) {
  const navigate = useNavigate();
  const refuse = (field: keyof DeletionValues, message: string) => {
    form.setError(field, { type: "check", message });
    focusField(form, field);
  };
  const fail = (error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === "auth.invalid_credentials") {
      notify.error(DELETION.failed, DELETION.passwordWrong);
      return refuse("password", DELETION.passwordWrong);
    }
    const isLastAdmin = failure.code === "profile.last_admin";
    const { title, text } = isLastAdmin
      ? { title: DELETION.failed, text: DELETION.lastAdmin }
      : failureMessage(DELETION.failed, failure);
    notify.error(title, text);
    form.setError("root", { type: failure.code, message: text });
  };
  return async ({ confirmation, password }: DeletionValues) => {
    if (confirmation.trim().toUpperCase() !== DELETION_WORD) return refuse("confirmation", DELETION.wordWrong);
    if (hasPassword && password === "") return refuse("password", DELETION.passwordRequired);
    try {
      await trpcClient.profiles.deleteAccount.mutate({
        password: hasPassword ? password : null,
        confirmation: DELETION_WORD,
      });
    } catch (error) {
      return fail(error);
    }
    await navigate({ to: "/", replace: true, ignoreBlocker: true });
    await forgetSession();
    notify.success(DELETION.done, DELETION.doneText);
  };
}
