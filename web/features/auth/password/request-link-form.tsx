import { Link } from "@tanstack/react-router";
import { buttonClass } from "@/ui/button.tsx";
import { AuthShell } from "../auth-shell.tsx";
import { RESET } from "../welcome-messages.ts";
import { MailForm } from "./mail-form.tsx";

/** Sends a link to set a new password. */
export function RequestLinkForm({ title, text }: { title: string; text: string }) {
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
