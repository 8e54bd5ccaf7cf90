import { Star } from "lucide-react";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { HireRatingDialog } from "./late-parts.tsx";
import { HIRE_RATING } from "./messages.ts";

export interface RatedHire {
  id: string;
  /** The other person. */
  personName: string;
  /** Whether the viewer has rated it, and whether others see that. */
  hasRated: boolean;
  isRevealed: boolean;
}

/** 'Avaliar' on a confirmed hire, or that the viewer already has. `isNext`: whether it is what to do first. */
export function RateHireButton({ hire, isNext = true }: { hire: RatedHire; isNext?: boolean }) {
  const { id, personName, hasRated, isRevealed } = hire;
  const dialog = useLateDialog(HireRatingDialog, LATE);
  if (hasRated) {
    return (
      <p className="inline-flex min-h-11 items-center text-sm text-ink-soft">
        {isRevealed ? HIRE_RATING.done : HIRE_RATING.waiting}
      </p>
    );
  }
  return (
    <>
      <Button variant={isNext ? "primary" : "outline"} size="sm" icon={Star} {...dialog.opener}>
        {HIRE_RATING.open}
        <span className="sr-only"> {personName}</span>
      </Button>
      {dialog.isOpen && <HireRatingDialog hireId={id} personName={personName} onClose={dialog.close} />}
    </>
  );
}
