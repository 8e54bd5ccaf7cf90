import { Button } from "@/ui/button.tsx";
import { Letter } from "./letter.tsx";
import { MailRequestButton } from "./mail-request.tsx";
import { ACTIONS, CHECK_MAIL } from "./messages.ts";

export interface CheckMailProps {
  email: string;
  onLogIn: () => void;
  /** The email was mistyped. */
  onStartAgain: () => void;
}

/** Shown after sign-up: tells the user to open the confirmation email. */
export function CheckMail({ email, onLogIn, onStartAgain }: CheckMailProps) {
  return (
    <section className="flex flex-col items-center gap-3 text-center">
      <Letter className="w-40 text-blueprint" />
      <h2 className="text-xl">{CHECK_MAIL.title}</h2>
      <p role="status" className="max-w-full">
        {CHECK_MAIL.text} <strong className="break-words">{email}</strong>.
      </p>
      <p className="text-ink-soft">{CHECK_MAIL.hint}</p>
      <div className="mt-2 flex w-full flex-col gap-2">
        <Button full onClick={onLogIn}>
          {CHECK_MAIL.done}
        </Button>
        <MailRequestButton
          kind="confirm"
          label={ACTIONS.resend}
          variant="outline"
          full
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
