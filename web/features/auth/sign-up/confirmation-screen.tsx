import { useState } from "react";
import { failureOf } from "@/lib/errors.ts";
import { LOG_IN } from "@/lib/messages.ts";
import { useSession } from "@/lib/session/session.ts";
import { useLinkToken } from "@/lib/session/use-link-token.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { AuthShell } from "../auth-shell.tsx";
import { Letter } from "../letter.tsx";
import { ACTIONS, outsideCause } from "../messages.ts";
import { MailForm } from "../password/mail-form.tsx";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { ConfirmationForm } from "./confirmation-form.tsx";
import { CONFIRMATION } from "./messages.ts";

interface ConfirmationScreenProps {
  token: string;
  /** Continues to the login, or to the panel if already logged in. */
  onDone: () => void;
  onSignUp: () => void;
}

function AlreadyConfirmed({ onDone }: Pick<ConfirmationScreenProps, "onDone">) {
  const isLoggedIn = useSession().status === "user";
  return (
    <AuthShell title={CONFIRMATION.confirmed}>
      <div role="status" className="flex flex-col items-center gap-5 pt-4 text-center">
        <Letter className="w-40 text-blueprint" />
        <p>{isLoggedIn ? CONFIRMATION.doneText : CONFIRMATION.confirmedText}</p>
      </div>
      <Button full className="mt-6" onClick={onDone}>
        {isLoggedIn ? CONFIRMATION.goOn : LOG_IN}
      </Button>
    </AuthShell>
  );
}

function InvalidLink({ onDone, onSignUp }: Pick<ConfirmationScreenProps, "onDone" | "onSignUp">) {
  return (
    <AuthShell title={CONFIRMATION.invalid} text={<p>{CONFIRMATION.invalidText}</p>}>
      <div className="flex flex-col gap-2 pt-4">
        <MailForm kind="confirm" label={ACTIONS.resend} />
        <Button variant="outline" full onClick={onDone}>
          {LOG_IN}
        </Button>
        <Button variant="ghost" full onClick={onSignUp}>
          {CONFIRMATION.signUpAgain}
        </Button>
      </div>
    </AuthShell>
  );
}

/** Target of the link in the confirmation email: asks for the sign-up password and logs in. */
export function ConfirmationScreen({ token, onDone, onSignUp }: ConfirmationScreenProps) {
  const { data, error, retry } = useLinkToken(token, trpc.auth.checkConfirmation.useMutation());
  const [refused, setRefused] = useState<"confirmed" | "invalid" | null>(null);
  // Mail apps may cut the link.
  if (failureOf(error).code === "input.invalid") return <InvalidLink onDone={onDone} onSignUp={onSignUp} />;
  if (error) {
    return (
      <AuthShell title={CONFIRMATION.failed}>
        <div className="flex flex-col gap-5 pt-4">
          <Notice tone="problem">{outsideCause(failureOf(error)) ?? CONFIRMATION.failedText}</Notice>
          <Button full onClick={retry}>
            {CONFIRMATION.retry}
          </Button>
        </div>
      </AuthShell>
    );
  }
  if (!data) return <StatusScreen text={STATUS.checkingLink} />;
  const state = refused ?? data.state;
  if (state === "confirmed") return <AlreadyConfirmed onDone={onDone} />;
  if (state === "invalid") return <InvalidLink onDone={onDone} onSignUp={onSignUp} />;
  const email = data.email ?? "";
  const text = (
    <p>
      {CONFIRMATION.text} <strong className="break-words">{email}</strong>.
    </p>
  );
  return (
    <AuthShell title={CONFIRMATION.title} text={text}>
      <ConfirmationForm token={token} email={email} onConfirmed={onDone} onRefused={setRefused} onSignUp={onSignUp} />
    </AuthShell>
  );
}
