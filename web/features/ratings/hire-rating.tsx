import { Star } from "lucide-react";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { type AskedHire, AskLink } from "./ask-link.tsx";
import { HireRatingDialog } from "./late-parts.tsx";
import { HIRE_RATING } from "./messages.ts";

interface RatedHire {
  id: string;
  personName: string;
  isRevealed: boolean;
  /** Whether the viewer has rated it. */
  hasRated: boolean;
}

/** What the viewer can do about the ratings of a confirmed hire: rate, and ask the other person to. */
export function HireRating({ hire }: { hire: RatedHire & AskedHire }) {
  return (
    <>
      <RateHireButton hire={hire} />
      <AskLink hire={hire} />
    </>
  );
}

/** 'Avaliar', or that the viewer already has. */
export function RateHireButton({ hire: { id, personName, hasRated, isRevealed } }: { hire: RatedHire }) {
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
      <Button size="sm" icon={Star} {...dialog.opener}>
        {HIRE_RATING.open}
        <span className="sr-only"> {personName}</span>
      </Button>
      {dialog.isOpen && <HireRatingDialog hireId={id} personName={personName} onClose={dialog.close} />}
    </>
  );
}
