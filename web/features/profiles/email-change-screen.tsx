import { Link } from "@tanstack/react-router";
import { failureOf } from "@/lib/errors.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { useLinkToken } from "@/lib/use-link-token.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { LinkCard } from "./link-card.tsx";
import { CHANGE, failureMessage } from "./messages.ts";

type Outcome = "done" | "invalid" | "taken" | { problem: string };

async function confirm(token: string): Promise<Outcome> {
  try {
    await trpcClient.profiles.confirmEmailChange.mutate({ token });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === "auth.email_taken") return "taken";
    if (failure.code === "auth.link_invalid" || failure.code === "input.invalid") return "invalid";
    return { problem: failureMessage(CHANGE.failed, failure).text };
  }
  await refreshSession().catch((error) => console.warn("session not refreshed", error));
  return "done";
}

function textsOf(outcome: Outcome | "asking"): { title: string; text?: string } {
  if (outcome === "asking") return { title: CHANGE.checking };
  if (outcome === "done") return { title: CHANGE.done, text: CHANGE.doneText };
  if (outcome === "invalid") return { title: CHANGE.invalid, text: CHANGE.invalidText };
  if (outcome === "taken") return { title: CHANGE.taken, text: CHANGE.takenText };
  return { title: CHANGE.failed, text: outcome.problem };
}

export interface EmailChangeScreenProps {
  token: string;
  isLoggedIn: boolean;
  /** On to the profile. */
  onDone: () => void;
}

/** Where the link of the mail to a new address arrives; for visitors too, since mails are read on other devices. */
export function EmailChangeScreen({ token, isLoggedIn, onDone }: EmailChangeScreenProps) {
  const { outcome, retry } = useLinkToken(token, confirm);
  const { title, text } = textsOf(outcome);
  const goOn = isLoggedIn ? (
    <Button onClick={onDone}>{CHANGE.toProfile}</Button>
  ) : (
    <Link to="/entrar" className={buttonClass()}>
      {CHANGE.logIn}
    </Link>
  );
  return (
    <LinkCard
      title={title}
      text={text}
      busy={outcome === "asking"}
      isBroken={outcome !== "asking" && outcome !== "done"}
      action={
        typeof outcome === "object" ? <Button onClick={retry}>{CHANGE.retry}</Button> : outcome !== "asking" && goOn
      }
    />
  );
}
