import { Link } from "@tanstack/react-router";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { LOG_IN } from "@/lib/messages.ts";
import { HIDDEN } from "@/lib/moderation-messages.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { useLinkToken } from "@/lib/session/use-link-token.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { LinkCard } from "./link-card.tsx";
import { CHANGE, failureMessage } from "./messages.ts";

/** Text for a failed link. Only failures with other causes can be retried. */
function refusalOf(failure: Failure): { title: string; text: string; canRetry?: boolean; isDecision?: boolean } {
  switch (failure.code) {
    case "auth.email_taken":
      return { title: CHANGE.taken, text: CHANGE.takenText };
    case "auth.blocked":
      return { title: CHANGE.failed, text: failure.fields["email"] ?? "", isDecision: true };
    case "auth.link_invalid":
    case "input.invalid":
      return { title: CHANGE.invalid, text: CHANGE.invalidText };
    default:
      return { title: CHANGE.failed, text: failureMessage(CHANGE.failed, failure).text, canRetry: true };
  }
}

interface EmailChangeScreenProps {
  token: string;
  isLoggedIn: boolean;
  /** Continues to the profile. */
  onDone: () => void;
}

/** Target of the link sent to a new email. Works for visitors too, since emails are read on other devices. */
export function EmailChangeScreen({ token, isLoggedIn, onDone }: EmailChangeScreenProps) {
  const change = trpc.profiles.confirmEmailChange.useMutation({
    onSuccess: () => refreshSession().catch((error) => console.warn("session not refreshed", error)),
  });
  const { error, retry } = useLinkToken(token, change);
  const goOn = isLoggedIn ? (
    <Button onClick={onDone}>{CHANGE.toProfile}</Button>
  ) : (
    <Link to="/entrar" className={buttonClass()}>
      {LOG_IN}
    </Link>
  );
  if (error) {
    const { title, text, canRetry, isDecision } = refusalOf(failureOf(error));
    const support = isDecision && (
      <ButtonLink href="/suporte" newTab variant="outline">
        {HIDDEN.support}
      </ButtonLink>
    );
    const action = canRetry ? <Button onClick={retry}>{CHANGE.retry}</Button> : support || goOn;
    return <LinkCard isBroken title={title} text={text} action={action} />;
  }
  if (!change.isSuccess) return <LinkCard busy title={CHANGE.checking} />;
  return <LinkCard title={CHANGE.done} text={CHANGE.doneText} action={goOn} />;
}
