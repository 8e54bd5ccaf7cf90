import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useFragmentToken } from "@/lib/use-fragment-token.ts";
import { buttonClass } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { MailForm } from "./mail-form.tsx";
import { RESET } from "./messages.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

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

/** /reset-password: sets a new password if the URL has a valid token, else asks for an email to send a link to. */
export function ResetPasswordScreen() {
  const token = useFragmentToken("token");
  const [refused, setRefused] = useState<string | null>(null);
  const navigate = useNavigate();
  if (!token) return <AskForLink title={RESET.askTitle} text={RESET.askText} />;
  if (token === refused) return <AskForLink title={RESET.invalid} text={RESET.invalidText} />;
  const finish = () => {
    notify.success(RESET.success, RESET.successText);
    void navigate({ to: "/entrar", replace: true });
  };
  return (
    <AuthShell title={RESET.title} text={<p>{RESET.text}</p>}>
      <NewPasswordForm key={token} token={token} onSaved={finish} onLinkRefused={() => setRefused(token)} />
    </AuthShell>
  );
}
