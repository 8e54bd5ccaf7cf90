import { failureOf } from "@/lib/errors.ts";
import { useSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { useLinkToken } from "@/lib/use-link-token.ts";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { saveDraft } from "./draft.ts";
import { Letter } from "./letter.tsx";
import { MailForm } from "./mail-form.tsx";
import { ACTIONS, CONFIRMATION, outsideCause } from "./messages.ts";
import { StatusScreen } from "./status-screen.tsx";

type Outcome = "done" | "invalid" | { problem: string };

async function confirm(token: string): Promise<Outcome> {
  try {
    await trpcClient.auth.confirmEmail.mutate({ token });
    saveDraft({ awaiting: "" });
    return "done";
  } catch (error) {
    const problem = outsideCause(failureOf(error));
    return problem ? { problem } : "invalid";
  }
}

export interface ConfirmationScreenProps {
  token: string;
  /** Goes on to the login, or to the panels of whoever is logged in already. */
  onDone: () => void;
}

/** Where the link of the confirmation mail arrives. */
export function ConfirmationScreen({ token, onDone }: ConfirmationScreenProps) {
  const { outcome, retry } = useLinkToken(token, confirm);
  const isLoggedIn = useSession().status === "user";
  if (outcome === "asking") return <StatusScreen text={CONFIRMATION.checking} />;
  const goOn = isLoggedIn ? CONFIRMATION.goOn : CONFIRMATION.logIn;
  if (outcome === "done") {
    return (
      <AuthShell title={CONFIRMATION.done}>
        <div role="status" className="flex flex-col items-center gap-5 pt-4 text-center">
          <Letter className="w-40 text-blueprint" />
          <p>{CONFIRMATION.doneText}</p>
        </div>
        <Button full className="mt-6" onClick={onDone}>
          {goOn}
        </Button>
      </AuthShell>
    );
  }
  if (outcome === "invalid") {
    return (
      <AuthShell title={CONFIRMATION.invalid}>
        <div className="flex flex-col gap-5 pt-4">
          <p>{CONFIRMATION.invalidText}</p>
          <MailForm kind="confirm" label={ACTIONS.resend} />
          <Button variant="outline" full onClick={onDone}>
            {goOn}
          </Button>
        </div>
      </AuthShell>
    );
  }
  return (
    <AuthShell title={CONFIRMATION.failed}>
      <div className="flex flex-col gap-5 pt-4">
        <Notice tone="problem">{outcome.problem}</Notice>
        <Button full onClick={retry}>
          {CONFIRMATION.retry}
        </Button>
      </div>
    </AuthShell>
  );
}
