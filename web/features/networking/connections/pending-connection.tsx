import { Check, Clock, X } from "lucide-react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { CONNECTION_REQUEST } from "@/lib/connections/connection-messages.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button } from "@/ui/button.tsx";
import { CANCEL, PENDING } from "./late-messages.ts";
import { useAnswer, useCancel } from "./use-connection.ts";

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

/** A pending request, from the viewer or to the viewer. */
export function PendingConnection({ profile }: { profile: ProfessionalPage }) {
  return profile.isIncoming ? <Incoming profile={profile} /> : <Waiting profile={profile} />;
}
