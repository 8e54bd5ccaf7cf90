import { MessageSquareReply, SquarePen, Trash2 } from "lucide-react";
import type { RatedProfile, Rating } from "#src/features/ratings/schemas.ts";
import { errorToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { REMOVE } from "./dialog-messages.ts";
import { RateDialog, ReplyDialog } from "./late-parts.tsx";
import { RATINGS } from "./messages.ts";
import { refreshRatings } from "./refresh.ts";

interface RatingActionsProps {
  rating: Rating;
  person: RatedProfile;
}

/** For the person rated. */
function ReplyButton({ rating }: { rating: Rating }) {
  const dialog = useLateDialog(ReplyDialog);
  return (
    <>
      <Button variant="ghost" size="sm" icon={MessageSquareReply} {...dialog.opener}>
        {rating.reply === null ? RATINGS.reply : RATINGS.editReply}
      </Button>
      {dialog.isOpen && <ReplyDialog rating={rating} onClose={dialog.close} />}
    </>
  );
}

function RemoveButton({ person: { id, type } }: { person: RatedProfile }) {
  const remove = trpc.ratings.remove.useMutation(
    mutationSteps({
      onSuccess: () => refreshRatings(),
      success: () => ({ title: REMOVE.removed }),
      failure: errorToast(REMOVE.failed),
    }),
  );
  return (
    <AskButton
      variant="ghost"
      size="sm"
      icon={Trash2}
      question={REMOVE.question}
      mutation={remove}
      input={{ id, type }}
    >
      {RATINGS.remove}
    </AskButton>
  );
}

/** For the author of a free rating. */
function OwnActions({ person }: { person: RatedProfile }) {
  const dialog = useLateDialog(RateDialog);
  return (
    <>
      <Button variant="ghost" size="sm" icon={SquarePen} {...dialog.opener}>
        {RATINGS.edit}
      </Button>
      {dialog.isOpen && <RateDialog person={person} onClose={dialog.close} />}
      <RemoveButton person={person} />
    </>
  );
}

/** What author and person rated can do with a rating. */
export function RatingActions({ rating, person }: RatingActionsProps) {
  if (person.obstacle === "own") return <ReplyButton rating={rating} />;
  return rating.visibility === "public" ? <OwnActions person={person} /> : null;
}
