import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/features/auth/rules.ts";
import type { ResetPasswordInput } from "#src/features/auth/schemas.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { outsideCause, RESET } from "./messages.ts";

export interface NewPasswordTask {
  token: string;
  onSaved: () => void;
  /** The link is used or expired. */
  onLinkRefused: () => void;
}

/** Sets the new password. */
export function useNewPassword({ token, onSaved, onLinkRefused }: NewPasswordTask) {
  const { mutateAsync } = trpc.auth.resetPassword.useMutation();
  return useAppForm<Omit<ResetPasswordInput, "token">>({
    defaultValues: { password: "", passwordConfirmation: "" },
    check: firstNewPasswordProblem,
    send: async (values) => {
      await mutateAsync({ ...values, token });
      // Every session of the account has ended, so perhaps this one; if nobody can be asked now, the next screen asks.
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
