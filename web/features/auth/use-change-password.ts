import type { ChangePasswordInput } from "#src/features/auth/schemas.ts";
import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/shared/sign-up-checks.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { notify } from "@/ui/toast.tsx";
import { accessFailure, PASSWORD_CHANGE } from "./access-messages.ts";

/** Changes the password and closes the dialog. */
export function useChangePassword(onDone: () => void) {
  const { mutateAsync } = trpc.auth.changePassword.useMutation();
  return useAppForm<ChangePasswordInput>({
    defaultValues: { currentPassword: "", password: "", passwordConfirmation: "" },
    check: (values) =>
      values.currentPassword === ""
        ? { field: "currentPassword", ...PASSWORD_CHANGE.currentRequired }
        : firstNewPasswordProblem(values),
    send: async (values) => {
      await mutateAsync(values);
      // All other sessions have ended, and with them a pending change of e-mail.
      void trpcUtils.auth.sessions.invalidate();
      void trpcUtils.profiles.mine.invalidate();
      notify.success(PASSWORD_CHANGE.done, PASSWORD_CHANGE.doneText);
      onDone();
    },
    refusal: (failure, refused) => {
      if (!refused) return { ...accessFailure(PASSWORD_CHANGE.failed, failure), field: "root" };
      const title = refused.field === "currentPassword" ? PASSWORD_CHANGE.failed : WEAK_PASSWORD_TITLE;
      return { title, text: refused.text };
    },
  });
}
