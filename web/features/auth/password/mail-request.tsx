import { Button, type ButtonVariant } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { ACTIONS, MAILS } from "../messages.ts";
import { type MailKind, type MailRequest, useMailRequest } from "./use-mail-request.ts";

/** Result of the last mail request. */
export function MailOutcome({ kind, request }: { kind: MailKind; request: MailRequest }) {
  if (request.problem !== null) return <Notice tone="problem">{request.problem}</Notice>;
  return request.sentTo !== null && <Notice tone="done">{MAILS[kind].note(request.sentTo)}</Notice>;
}

interface MailRequestButtonProps {
  kind: MailKind;
  label: string;
  /** Called on click. */
  email: () => string;
  /** Called if the email is missing or malformed. Not needed for emails that came from the server. */
  onEmailProblem?: (text: string) => void;
  variant?: ButtonVariant | undefined;
}

/** 'Esqueceu a senha?' and 'Reenviar email de confirmação': use the email of the surrounding form. */
export function MailRequestButton(props: MailRequestButtonProps) {
  const { kind, label, email, onEmailProblem, variant = "ghost" } = props;
  const request = useMailRequest(kind, onEmailProblem);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        variant={variant}
        size="sm"
        full
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
