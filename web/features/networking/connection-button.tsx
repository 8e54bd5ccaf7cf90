import { Check, Clock, UserPlus, X } from "lucide-react";
import { useState } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CONNECTION } from "./messages.ts";
import { useConnect } from "./use-connect.ts";
import { useAnswer, useCancel } from "./use-connection.ts";

/** The viewer's own pending request, which can be withdrawn. */
function Waiting({ profile }: { profile: ProfessionalPage }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, cancel } = useCancel(profile, () => setAsking(false));
  return (
    <>
      <Button variant="secondary" icon={Clock} disabled>
        {CONNECTION.pendingLong}
      </Button>
      {profile.connectionId && (
        <Button variant="ghost" icon={X} onClick={() => setAsking(true)}>
          {CONNECTION.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={CONNECTION.cancelTitle}
        text={CONNECTION.cancelText(profile.name)}
        confirmLabel={CONNECTION.cancel}
        cancelLabel={CONNECTION.keep}
        onConfirm={cancel}
        busy={isPending}
      />
    </>
  );
}

/** A pending request from this professional to the viewer. */
function Incoming({ profile }: { profile: ProfessionalPage }) {
  const { isPending, accept, reject } = useAnswer(profile);
  return (
    <>
      <p className="self-center font-semibold">{CONNECTION.incoming}</p>
      <Button variant="secondary" icon={Check} busy={isPending} onClick={accept}>
        {CONNECTION.accept}
      </Button>
      <Button variant="outline" icon={X} busy={isPending} onClick={reject}>
        {CONNECTION.reject}
      </Button>
    </>
  );
}

/** State of the connection between viewer and professional, with its actions. */
export function ConnectionButton({ profile }: { profile: ProfessionalPage }) {
  const { connect } = useConnect(profile.id, "profile");
  if (profile.connectionStatus === "accepted") {
    return (
      <Button variant="secondary" icon={Check} disabled>
        {CONNECTION.connected}
      </Button>
    );
  }
  if (profile.connectionStatus === "pending") {
    return profile.isIncoming ? <Incoming profile={profile} /> : <Waiting profile={profile} />;
  }
  return (
    <Button variant="secondary" icon={UserPlus} onClick={connect} className="noscript:hidden">
      {CONNECTION.connect}
    </Button>
  );
}
