import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { failureToast } from "@/lib/failure-messages.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { ACCESS } from "./access-messages.ts";

const PasswordDialog = late(async () => (await import("./change-password-dialog.tsx")).ChangePasswordDialog);

const rowClass = "flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-6";
const buttonPlace = "shrink-0 lg:w-64";

function ChangeButton({ email }: { email: string }) {
  const dialog = useLateDialog(PasswordDialog);
  return (
    <>
      <Button variant="outline" icon={KeyRound} className={buttonPlace} {...dialog.opener}>
        {ACCESS.change}
      </Button>
      {dialog.isOpen && <PasswordDialog email={email} onClose={dialog.close} />}
    </>
  );
}

/** For accounts that only have Google: a reset link creates the first password. */
function CreateButton({ email }: { email: string }) {
  const { mutate, isPending } = trpc.auth.requestPasswordReset.useMutation(
    mutationSteps({
      success: () => ({ title: ACCESS.sent, text: ACCESS.sentText(email) }),
      failure: failureToast(ACCESS.sendFailed),
    }),
  );
  return (
    <Button
      variant="outline"
      icon={KeyRound}
      className={buttonPlace}
      busy={isPending}
      busyLabel={ACCESS.sending}
      onClick={() => mutate({ email, returnTo: "/conta" })}
    >
      {ACCESS.create}
    </Button>
  );
}

/** 'Acesso à conta': the e-mail and the password. */
export function AccessCard({ user }: { user: CurrentUser }) {
  const { email, hasPassword } = user;
  const pendingEmail = trpc.profiles.mine.useQuery().data?.pendingEmail;
  return (
    <Card as="section" aria-labelledby="acesso">
      <h2 id="acesso" className="text-xl">
        {ACCESS.title}
      </h2>
      <div className={`${rowClass} mt-4`}>
        <div className="min-w-0">
          <h3 className="text-base">{ACCESS.email}</h3>
          <p className="break-words text-ink-soft">{email}</p>
          {pendingEmail && <p className="break-words">{ACCESS.pendingEmail(pendingEmail)}</p>}
        </div>
        <Link
          to="/profile"
          search={{ campo: "email" }}
          className={buttonClass({ variant: "outline", className: buttonPlace })}
        >
          {ACCESS.changeEmail}
        </Link>
      </div>
      <div className={`${rowClass} mt-5 border-t border-concrete-200 pt-5`}>
        <div className="min-w-0">
          <h3 className="text-base">{ACCESS.password}</h3>
          <p className="text-ink-soft">{hasPassword ? ACCESS.passwordText : ACCESS.noPasswordText}</p>
        </div>
        {hasPassword ? <ChangeButton email={email} /> : <CreateButton email={email} />}
      </div>
    </Card>
  );
}
