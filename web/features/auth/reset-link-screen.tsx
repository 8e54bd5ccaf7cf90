import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "@/lib/trpc.ts";
import { useLinkToken } from "@/lib/use-link-token.ts";
import { notify } from "@/ui/toast.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { CONFIRMATION, RESET } from "./messages.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { StatusScreen } from "./status-screen.tsx";

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
  if (!data && !error) return <StatusScreen text={CONFIRMATION.checking} />;
  if (isRefused || data?.isOpen === false) return <AskForLink title={RESET.invalid} text={RESET.invalidText} />;
  return (
    <AuthShell title={RESET.title} text={<p>{RESET.text}</p>}>
      <NewPasswordForm token={token} onSaved={finish} onLinkRefused={() => setRefused(true)} />
    </AuthShell>
  );
}
