import { Check, Clock, X } from "lucide-react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { PENDING } from "./messages.ts";
import { useAnswer, useCancel } from "./use-connection.ts";

/** The viewer's own pending request, which can be withdrawn. */
function Waiting({ profile }: { profile: ProfessionalPage }) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { isPending, cancel } = useCancel(profile, asking.close);
  return (
    <>
      <Button variant="secondary" icon={Clock} disabled>
        {PENDING.label}
      </Button>
      {profile.connectionId && (
        <Button variant="ghost" icon={X} {...asking.opener}>
          {PENDING.cancel}
        </Button>
      )}
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={PENDING.cancelTitle}
          text={PENDING.cancelText(profile.name)}
          confirmLabel={PENDING.cancel}
          cancelLabel={PENDING.keep}
          onConfirm={cancel}
          busy={isPending}
        />
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
        {PENDING.accept}
      </Button>
      <Button variant="outline" icon={X} busy={isPending} onClick={reject}>
        {PENDING.reject}
      </Button>
    </>
  );
}

/** A pending request, from the viewer or to the viewer. */
export function PendingConnection({ profile }: { profile: ProfessionalPage }) {
  return profile.isIncoming ? <Incoming profile={profile} /> : <Waiting profile={profile} />;
}
