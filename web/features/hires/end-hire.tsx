import { useNavigate } from "@tanstack/react-router";
import { CircleCheck, CircleX, FileText, Star } from "lucide-react";
import type { ReactNode } from "react";
import { hasBegun } from "#src/features/hires/rules.ts";
import type { HireView } from "#src/features/hires/schemas.ts";
import { type LateComponent, late } from "@/lib/late.tsx";
import { useNow } from "@/lib/use-now.ts";
import { Button, Of } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/overlays/late-confirm-dialog.ts";
import { RowMenu } from "@/ui/overlays/row-menu.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { AgreementLink } from "./agreement/agreement-link.tsx";
import { AGREEMENT_LINK, CANCEL, FINISH, HIRES } from "./messages.ts";
import { useFinish } from "./use-hire.ts";

const LateCancelDialog = late(async () => (await import("./cancel-dialog.tsx")).CancelDialog);

/** How the user rates a confirmed hire. */
export interface HireRatingParts {
  action: string;
  Dialog: LateComponent<{ hireId: string; personName: string; onClose: () => void }>;
  /** What is left to do about the ratings of a hire that was rated or has ended. */
  steps: (hire: HireView) => ReactNode;
}

/** The steps of a confirmed hire that goes on: one to take next, and the others in a menu. */
export function OngoingSteps({ hire, rating }: { hire: HireView; rating: HireRatingParts }) {
  const { id, personName, agreement, hasRated } = hire;
  const now = useNow();
  const navigate = useNavigate();
  const rate = useLateDialog(rating.Dialog);
  const finish = useLateDialog(LateConfirmDialog);
  const cancel = useLateDialog(LateCancelDialog);
  // Write it, accept it, wait for the day that it says, and then conclude.
  const isAgreementNext = agreement === "theirs" || !hasBegun(hire, now);
  const agreementItem = {
    label: AGREEMENT_LINK[agreement],
    icon: FileText,
    onSelect: () => void navigate({ to: "/contratacao/$id/acordo", params: { id } }),
  };
  return (
    <>
      {isAgreementNext ? (
        <AgreementLink hire={hire} personName={personName} isNext />
      ) : (
        <Button size="sm" icon={CircleCheck} className="max-md:flex-1" {...finish.opener}>
          {FINISH.action}
          <Of>{personName}</Of>
        </Button>
      )}
      <RowMenu
        label={HIRES.moreActions(personName)}
        items={[
          isAgreementNext ? { label: FINISH.action, icon: CircleCheck, onSelect: finish.open } : agreementItem,
          ...(hasRated ? [] : [{ label: rating.action, icon: Star, onSelect: rate.open }]),
          { label: CANCEL.action, icon: CircleX, isDanger: true, onSelect: cancel.open },
        ]}
      />
      {rate.isOpen && <rating.Dialog hireId={id} personName={personName} onClose={rate.close} />}
      {finish.isOpen && <FinishDialog id={id} personName={personName} onClose={finish.close} />}
      {cancel.isOpen && <LateCancelDialog id={id} personName={personName} onClose={cancel.close} />}
    </>
  );
}

interface FinishDialogProps {
  id: string;
  personName: string;
  onClose: () => void;
}

/** Tells that the service of a confirmed hire is done. */
function FinishDialog({ id, personName, onClose }: FinishDialogProps) {
  const { mutate, isPending } = useFinish(onClose, personName);
  return (
    <LateConfirmDialog
      open
      onOpenChange={onClose}
      title={FINISH.title}
      text={FINISH.text(personName)}
      confirmLabel={FINISH.confirm}
      onConfirm={() => mutate({ id })}
      busy={isPending}
      busyLabel={FINISH.busy}
    />
  );
}
