import type { UseFormReturn } from "react-hook-form";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { clearDraft } from "./draft.ts";
import { CONFIRMATION, LOGIN, outsideCause } from "./messages.ts";

export interface ConfirmationTask {
  token: string;
  onConfirmed: () => void;
  /** The link is good for nothing any more. */
  onRefused: (state: "confirmed" | "invalid") => void;
}

const REFUSALS: Partial<Record<Failure["code"], "confirmed" | "invalid">> = {
  "auth.already_confirmed": "confirmed",
  "auth.link_invalid": "invalid",
};

/** Confirms the sign-up and logs in; a wrong password is said at its field, and the link stays good. */
export function useConfirmSignUp(form: UseFormReturn<{ password: string }>, task: ConfirmationTask) {
  const { token, onConfirmed, onRefused } = task;
  const refuse = (text: string) => {
    notify.error(CONFIRMATION.failed, text);
    form.setError("password", { message: text });
    focusField(form, "password");
  };
  return async ({ password }: { password: string }) => {
    if (password === "") return refuse(LOGIN.passwordRequired);
    try {
      await trpcClient.auth.confirmEmail.mutate({ token, password });
      await refreshSession();
    } catch (error) {
      const failure = failureOf(error);
      const refusal = REFUSALS[failure.code];
      if (refusal) return onRefused(refusal);
      if (failure.code === "auth.invalid_credentials") return refuse(CONFIRMATION.wrong);
      const text = outsideCause(failure) ?? CONFIRMATION.failedText;
      notify.error(CONFIRMATION.failed, text);
      return form.setError("root", { message: text });
    }
    clearDraft();
    notify.success(CONFIRMATION.done, CONFIRMATION.doneText);
    onConfirmed();
  };
}
