import { useNavigate } from "@tanstack/react-router";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { ASKED_REFERENCE } from "./messages.ts";
import { ReferenceDialog, type ReferenceDialogProps } from "./reference-dialog.tsx";

interface AskedReferenceProps {
  profile: ReferenceDialogProps["professional"];
  job: NonNullable<ReferenceDialogProps["job"]>;
}

/** The form of a new reference, or the way to it for visitors, since it needs an account. Closing forgets the wish. */
export function AskedReference({ profile, job }: AskedReferenceProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  if (user) return <ReferenceDialog professional={profile} authorId={user.id} job={job} onClose={close} />;
  if (user === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={ASKED_REFERENCE.title(profile.name)}
      description={ASKED_REFERENCE.text}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {ASKED_REFERENCE.look}
          </Button>
          <LogInLink />
        </>
      }
    >
      <p>{ASKED_REFERENCE.way}</p>
    </Dialog>
  );
}
