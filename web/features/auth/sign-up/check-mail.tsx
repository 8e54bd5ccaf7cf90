import type { Role } from "#src/features/auth/rules.ts";
import { Button } from "@/ui/button.tsx";
import { Letter } from "../letter.tsx";
import { useLogInAtOnce } from "../log-in/use-log-in.ts";
import { ACTIONS } from "../messages.ts";
import { MailRequestButton } from "../password/mail-request.tsx";
import { CHECK_MAIL } from "./messages.ts";

interface CheckMailProps {
  email: string;
  /** The one of the sign-up; empty after a reload. */
  password: string;
  role: Role | null;
  /** Called if the password must be typed. */
  onLogIn: () => void;
  /** The email was mistyped. */
  onStartAgain: () => void;
}

/** Shown after sign-up: tells the user to open the confirmation email. */
export function CheckMail({ email, password, role, onLogIn, onStartAgain }: CheckMailProps) {
  const { logIn, isBusy } = useLogInAtOnce(role, onLogIn);
  return (
    <section className="flex flex-col items-center gap-3 text-center">
      <Letter className="w-40 text-blueprint" />
      <h2 className="text-xl">{CHECK_MAIL.title}</h2>
      <p role="status" className="max-w-full">
        {CHECK_MAIL.text} <strong className="break-words">{email}</strong>.
      </p>
      <p className="text-ink-soft">{CHECK_MAIL.hint}</p>
      <div className="mt-2 flex w-full flex-col gap-2">
        <Button
          full
          busy={isBusy}
          busyLabel={ACTIONS.loggingIn}
          onClick={() => (password ? logIn({ email, password, role }) : onLogIn())}
        >
          {CHECK_MAIL.done}
        </Button>
        <MailRequestButton
          kind="confirm"
          label={ACTIONS.resend}
          variant="outline"
          email={() => email}
          onEmailProblem={onStartAgain}
        />
        <Button variant="ghost" size="sm" full onClick={onStartAgain}>
          {CHECK_MAIL.wrongAddress}
        </Button>
      </div>
    </section>
  );
}
