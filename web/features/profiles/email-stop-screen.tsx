import { Link } from "@tanstack/react-router";
import { failureOf } from "@/lib/errors.ts";
import { LOG_IN } from "@/lib/messages.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { LinkCard } from "./link-card.tsx";
import { CHANGE, failureMessage, STOP } from "./messages.ts";

const LINK_CODES: ReadonlySet<string> = new Set(["auth.link_invalid", "input.invalid"]);

interface EmailStopScreenProps {
  token: string;
  isLoggedIn: boolean;
  /** Continues to the profile or the login. */
  onDone: () => void;
}

/** Target of the link sent to the current email. Asks first, because email scanners open links. */
export function EmailStopScreen({ token, isLoggedIn, onDone }: EmailStopScreenProps) {
  const { mutate, isPending, isSuccess, error } = trpc.profiles.stopEmailChange.useMutation({
    onSuccess: () => trpcUtils.profiles.mine.invalidate(),
  });
  const failure = error && failureOf(error);
  const leave = (
    <Button variant="ghost" onClick={onDone}>
      {isLoggedIn ? CHANGE.toProfile : LOG_IN}
    </Button>
  );
  if (isSuccess) {
    const action = (
      <>
        <Link to="/reset-password" className={buttonClass()}>
          {STOP.newPassword}
        </Link>
        {leave}
      </>
    );
    return <LinkCard title={STOP.done} text={STOP.doneText} action={action} />;
  }
  if (failure && LINK_CODES.has(failure.code)) {
    return <LinkCard isBroken title={STOP.invalid} text={STOP.invalidText} action={leave} />;
  }
  return (
    <LinkCard
      isBroken={failure !== null}
      title={failure ? STOP.failed : STOP.title}
      text={failure ? failureMessage(STOP.failed, failure).text : STOP.text}
      action={
        <>
          <Button variant="danger" busy={isPending} busyLabel={STOP.stopping} onClick={() => mutate({ token })}>
            {STOP.stop}
          </Button>
          {leave}
        </>
      }
    />
  );
}
