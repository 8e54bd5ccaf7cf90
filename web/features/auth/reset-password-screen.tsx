import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "@/lib/trpc.ts";
import { useFragmentToken } from "@/lib/use-fragment-token.ts";
import { useLinkToken } from "@/lib/use-link-token.ts";
import { buttonClass } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { MailForm } from "./mail-form.tsx";
import { CONFIRMATION, RESET } from "./messages.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { StatusScreen } from "./status-screen.tsx";

function AskForLink({ title, text }: { title: string; text: string }) {
  return (
    <AuthShell title={title} text={<p>{text}</p>}>
      <div className="flex flex-col gap-2 pt-4">
        <MailForm kind="reset" label={RESET.ask} />
        <Link to="/entrar" className={buttonClass({ variant: "ghost", full: true })}>
          {RESET.backToLogin}
        </Link>
      </div>
    </AuthShell>
  );
}

interface LinkProps {
  token: string;
  onRefused: () => void;
}

/** Asks at once whether the link still works. Any other failure is left to the form, which can be sent again. */
function OpenedLink({ token, onRefused }: LinkProps) {
  const { data, error } = useLinkToken(token, trpc.auth.checkReset.useMutation());
  const navigate = useNavigate();
  const finish = () => {
    notify.success(RESET.success, RESET.successText);
    void navigate({ to: "/entrar", replace: true });
  };
  if (!data && !error) return <StatusScreen text={CONFIRMATION.checking} />;
  if (data && !data.isOpen) return <AskForLink title={RESET.invalid} text={RESET.invalidText} />;
  return (
    <AuthShell title={RESET.title} text={<p>{RESET.text}</p>}>
      <NewPasswordForm token={token} onSaved={finish} onLinkRefused={onRefused} />
    </AuthShell>
  );
}

/** /reset-password: sets a new password if the URL has a valid token, else asks for an email to send a link to. */
export function ResetPasswordScreen() {
  const token = useFragmentToken("token");
  const [refused, setRefused] = useState<string | null>(null);
  if (!token) return <AskForLink title={RESET.askTitle} text={RESET.askText} />;
  if (token === refused) return <AskForLink title={RESET.invalid} text={RESET.invalidText} />;
  return <OpenedLink key={token} token={token} onRefused={() => setRefused(token)} />;
}
