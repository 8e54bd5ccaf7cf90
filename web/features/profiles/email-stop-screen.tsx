import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureOf } from "@/lib/errors.ts";
import { trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { LinkCard } from "./link-card.tsx";
import { CHANGE, failureMessage, STOP } from "./messages.ts";

type Outcome = "done" | "invalid" | { problem: string };

async function stop(token: string): Promise<Outcome> {
  try {
    await trpcClient.profiles.stopEmailChange.mutate({ token });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === "auth.link_invalid" || failure.code === "input.invalid") return "invalid";
    return { problem: failureMessage(STOP.failed, failure).text };
  }
  await trpcUtils.profiles.mine.invalidate();
  return "done";
}

export interface EmailStopScreenProps {
  token: string;
  isLoggedIn: boolean;
  /** On to the profile, or to the log-in. */
  onDone: () => void;
}

/** Where the link of the mail to the present address arrives. It asks first: programs that check mails open links. */
export function EmailStopScreen({ token, isLoggedIn, onDone }: EmailStopScreenProps) {
  const [outcome, setOutcome] = useState<Outcome | "waiting">("waiting");
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setOutcome(await stop(token));
    setBusy(false);
  };
  const leave = (
    <Button variant="ghost" onClick={onDone}>
      {isLoggedIn ? CHANGE.toProfile : CHANGE.logIn}
    </Button>
  );
  if (outcome === "done") {
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
  if (outcome === "invalid") return <LinkCard isBroken title={STOP.invalid} text={STOP.invalidText} action={leave} />;
  const problem = outcome === "waiting" ? null : outcome.problem;
  return (
    <LinkCard
      isBroken={problem !== null}
      title={problem === null ? STOP.title : STOP.failed}
      text={problem ?? STOP.text}
      action={
        <>
          <Button variant="danger" busy={isBusy} busyLabel={STOP.stopping} onClick={confirm}>
            {STOP.stop}
          </Button>
          {leave}
        </>
      }
    />
  );
}
