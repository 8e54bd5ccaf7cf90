import { Link, useNavigate } from "@tanstack/react-router";
import { useReturnHere } from "@/lib/return-to.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { ASKED_REFERENCE } from "./messages.ts";
import { ReferenceDialog, type ReferenceDialogProps } from "./reference-dialog.tsx";

/** The form of a new reference, or the way to it for visitors, since it needs an account. Closing forgets the wish. */
export function AskedReference({ profile }: { profile: ReferenceDialogProps["professional"] }) {
  const user = useCurrentUser();
  const returnHere = useReturnHere();
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  if (user) return <ReferenceDialog professional={profile} authorId={user.id} onClose={close} />;
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
          <Link to="/entrar" search={returnHere} className={buttonClass()}>
            {ASKED_REFERENCE.enter}
          </Link>
        </>
      }
    >
      <p>{ASKED_REFERENCE.way}</p>
    </Dialog>
  );
}
