import { Star } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { HireRatingDialog } from "./late-parts.tsx";
import { HIRE_RATING, LATE } from "./messages.ts";

export interface RateHireButtonProps {
  hireId: string;
  /** The other person. */
  personName: string;
  hasRated: boolean;
  isRevealed: boolean;
}

/** 'Avaliar' on a confirmed hire, or that the viewer already has. */
export function RateHireButton({ hireId, personName, hasRated, isRevealed }: RateHireButtonProps) {
  const dialog = useLateDialog(HireRatingDialog, LATE);
  if (hasRated) return <p className="text-sm text-ink-soft">{isRevealed ? HIRE_RATING.done : HIRE_RATING.waiting}</p>;
  return (
    <>
      <Button variant="outline" size="sm" icon={Star} {...dialog.opener}>
        {HIRE_RATING.open}
      </Button>
      {dialog.isOpen && <HireRatingDialog hireId={hireId} personName={personName} onClose={dialog.close} />}
    </>
  );
}
