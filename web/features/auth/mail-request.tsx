import { Button, type ButtonVariant } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { ACTIONS, MAILS } from "./messages.ts";
import { type MailKind, type MailRequest, useMailRequest } from "./use-mail-request.ts";

/** What became of a mail that was asked for. */
export function MailOutcome({ kind, request }: { kind: MailKind; request: MailRequest }) {
  if (request.problem !== null) return <Notice tone="problem">{request.problem}</Notice>;
  return request.sentTo !== null && <Notice tone="done">{MAILS[kind].note(request.sentTo)}</Notice>;
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
  const request = useMailRequest(kind, onEmailProblem);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        variant={variant}
        size="sm"
        full={full}
        className={className}
        busy={request.isSending}
        busyLabel={ACTIONS.sending}
        onClick={() => request.send(email())}
      >
        {label}
      </Button>
      <MailOutcome kind={kind} request={request} />
    </div>
  );
}
