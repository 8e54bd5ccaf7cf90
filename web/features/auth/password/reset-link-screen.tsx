import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { ResetPasswordInput } from "#src/features/auth/schemas.ts";
import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/shared/sign-up-checks.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { useLinkToken } from "@/lib/session/use-link-token.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { AuthShell } from "../auth-shell.tsx";
import { decisionProblem, FIELDS, outsideCause } from "../messages.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { RESET } from "../welcome-messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { RequestLinkForm } from "./request-link-form.tsx";

interface NewPasswordTask {
  token: string;
  onSaved: () => void;
  /** Called when the link is already used or expired. */
  onLinkRefused: () => void;
}

function useNewPassword({ token, onSaved, onLinkRefused }: NewPasswordTask) {
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
      const decision = decisionProblem(failure);
      if (decision) return decision;
      if (refused) return { title: WEAK_PASSWORD_TITLE, text: refused.text };
      const text = outsideCause(failure);
      if (text) return { title: RESET.failed, text };
      onLinkRefused();
      return null;
    },
  });
}

/** /reset-password with a valid link. */
function NewPasswordForm(task: NewPasswordTask) {
  const { form, submit } = useNewPassword(task);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4 pt-4" onSubmit={submit}>
      <FormProvider {...form}>
        <NewPasswordFields label={FIELDS.newPassword} />
      </FormProvider>
      <FormProblem problem={errors.root} />
      <Button type="submit" full busy={isSubmitting} busyLabel={RESET.saving}>
        {RESET.save}
      </Button>
    </form>
  );
}

/**
 * /reset-password with a token: asks at once whether the link still works. If that fails, the form tells what went
 * wrong, when it is sent.
 */
export function ResetLinkScreen({ token }: { token: string }) {
  const { data, error } = useLinkToken(token, trpc.auth.checkReset.useMutation());
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();
  const finish = () => {
    notify.success(RESET.success, RESET.successText);
    void navigate({ to: "/entrar", replace: true });
  };
  if (!data && !error) return <StatusScreen text={STATUS.checkingLink} />;
  if (isRefused || data?.isOpen === false) return <RequestLinkForm title={RESET.invalid} text={RESET.invalidText} />;
  return (
    <AuthShell title={RESET.title} text={<p>{RESET.text}</p>}>
      <NewPasswordForm token={token} onSaved={finish} onLinkRefused={() => setRefused(true)} />
    </AuthShell>
  );
}
