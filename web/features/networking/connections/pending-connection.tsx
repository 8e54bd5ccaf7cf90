import { Check, Clock, X } from "lucide-react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { CONNECTION_REQUEST } from "@/lib/connections/connection-messages.ts";
import { useAnswerConnection } from "@/lib/connections/use-answer-connection.ts";
import { errorToast } from "@/lib/failure-messages.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button } from "@/ui/button.tsx";
import { changeConnection, connectionQueries, refreshConnection } from "./connection-cache.ts";
import { CANCEL, PENDING } from "./late-messages.ts";

/** The viewer's own pending request, which can be withdrawn. */
function Waiting({ profile }: { profile: ProfessionalPage }) {
  const cancel = useCancel(profile);
  return (
    <>
      <Button variant="secondary" icon={Clock} disabled>
        {PENDING.label}
      </Button>
      {profile.connectionId && (
        <AskButton
          variant="ghost"
          icon={X}
          question={CANCEL.question(profile.name)}
          mutation={cancel}
          input={{ id: profile.connectionId }}
        >
          {CANCEL.action}
        </AskButton>
      )}
    </>
  );
}

/** A pending request from this professional to the viewer. */
function Incoming({ profile }: { profile: ProfessionalPage }) {
  const { isPending, accept, reject } = useAnswer(profile);
  return (
    <>
      <p className="self-center font-semibold">{PENDING.incoming}</p>
      <Button variant="secondary" icon={Check} busy={isPending} onClick={accept}>
        {CONNECTION_REQUEST.accept}
      </Button>
      <Button variant="outline" icon={X} busy={isPending} onClick={reject}>
        {CONNECTION_REQUEST.reject}
      </Button>
    </>
  );
}

const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false } as const;

/** Withdraws the viewer's own pending request. */
function useCancel({ id }: ProfessionalPage) {
  return trpc.networking.cancel.useMutation(
    mutationSteps({
      queries: connectionQueries(id),
      onSuccess: () => changeConnection(id, NONE),
      success: () => ({ title: CANCEL.done }),
      failure: errorToast(CANCEL.failed),
      onFailure: ({ code }) => {
        // It was answered in the meantime.
        if (code !== "network") void refreshConnection();
      },
    }),
  );
}

/** Accepts or rejects a request to the viewer. */
function useAnswer({ connectionId, name }: ProfessionalPage) {
  const { isPending, answer } = useAnswerConnection({ id: connectionId ?? "", name: name || NO_NAME });
  const run = (which: "accept" | "reject") => (connectionId ? answer(which) : undefined);
  return { isPending, accept: () => run("accept"), reject: () => run("reject") };
}

/** A pending request, from the viewer or to the viewer. */
export function PendingConnection({ profile }: { profile: ProfessionalPage }) {
  return profile.isIncoming ? <Incoming profile={profile} /> : <Waiting profile={profile} />;
}
