import type { ResetPasswordInput } from "#src/features/auth/schemas.ts";
import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/shared/sign-up-checks.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { outsideCause, RESET } from "./messages.ts";

export interface NewPasswordTask {
  token: string;
  onSaved: () => void;
  /** Called when the link is already used or expired. */
  onLinkRefused: () => void;
}

export function useNewPassword({ token, onSaved, onLinkRefused }: NewPasswordTask) {
  const { mutateAsync } = trpc.auth.resetPassword.useMutation();
  return useAppForm<Omit<ResetPasswordInput, "token">>({
    defaultValues: { password: "", passwordConfirmation: "" },
    check: firstNewPasswordProblem,
    send: async (values) => {
      await mutateAsync({ ...values, token });
      // Resetting ends all sessions of the account, maybe this one too. If this refresh fails, the next screen retries.
      await refreshSession().catch(() => undefined);
      onSaved();
    },
    refusal: (failure, refused) => {
      if (refused) return { title: WEAK_PASSWORD_TITLE, text: refused.text };
      const text = outsideCause(failure);
      if (text) return { title: RESET.failed, text };
      onLinkRefused();
      return null;
    },
  });
}
