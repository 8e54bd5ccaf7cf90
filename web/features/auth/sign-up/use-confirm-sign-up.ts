import type { Failure } from "@/lib/errors.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { clearAuthDraft } from "../draft.ts";
import { decisionProblem, LOGIN, outsideCause } from "../messages.ts";
import { CONFIRMATION } from "./messages.ts";

export interface ConfirmationTask {
  token: string;
  onConfirmed: () => void;
  /** Called when the link is no longer usable. */
  onRefused: (state: "confirmed" | "invalid") => void;
}

const REFUSALS: Partial<Record<Failure["code"], "confirmed" | "invalid">> = {
  "auth.already_confirmed": "confirmed",
  "auth.link_invalid": "invalid",
};

const wrongPassword = (text: string) => ({ field: "password", title: CONFIRMATION.failed, text }) as const;

/** Confirms the sign-up and logs in. The link stays valid after a wrong password. */
export function useConfirmSignUp({ token, onConfirmed, onRefused }: ConfirmationTask) {
  const { mutateAsync } = trpc.auth.confirmEmail.useMutation();
  return useAppForm({
    defaultValues: { password: "" },
    check: ({ password }) => (password === "" ? wrongPassword(LOGIN.passwordRequired) : null),
    send: async ({ password }) => {
      await mutateAsync({ token, password });
      await refreshSession();
      clearAuthDraft();
      notify.success(CONFIRMATION.done, CONFIRMATION.doneText);
      onConfirmed();
    },
    refusal: (failure) => {
      const refusal = REFUSALS[failure.code];
      if (refusal) {
        onRefused(refusal);
        return null;
      }
      if (failure.code === "auth.invalid_credentials") return wrongPassword(CONFIRMATION.wrong);
      return (
        decisionProblem(failure) ?? {
          field: "root",
          title: CONFIRMATION.failed,
          text: outsideCause(failure) ?? CONFIRMATION.failedText,
        }
      );
    },
  });
}
