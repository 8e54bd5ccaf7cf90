import { Button, type ButtonVariant } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { ACTIONS, MAILS } from "./messages.ts";
import { type MailKind, type MailRequest, useMailRequest } from "./use-mail-request.ts";

/** What became of a mail that was asked for. */
export function MailOutcome({ kind, outcome }: { kind: MailKind; outcome: MailRequest["outcome"] }) {
  if (outcome === null) return null;
  if ("problem" in outcome) return <Notice tone="problem">{outcome.problem}</Notice>;
  return <Notice tone="done">{MAILS[kind].note(outcome.sentTo)}</Notice>;
}

export interface MailRequestButtonProps {
  kind: MailKind;
  label: string;
  /** Asked at the click. */
  email: () => string;
  /** Not needed for an address that the server has given. */
  onEmailProblem?: (text: string) => void;
  variant?: ButtonVariant | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
}

/** 'Esqueceu a senha?' and 'Reenviar email de confirmação': send to the address that the form around has. */
export function MailRequestButton(props: MailRequestButtonProps) {
  const { kind, label, email, onEmailProblem, variant = "ghost", full, className } = props;
  const { isSending, outcome, send } = useMailRequest(kind, onEmailProblem);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        variant={variant}
        size="sm"
        full={full}
        className={className}
        busy={isSending}
        busyLabel={ACTIONS.sending}
        onClick={() => void send(email())}
      >
        {label}
      </Button>
      <MailOutcome kind={kind} outcome={outcome} />
    </div>
  );
}
