import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { leavesMaterial } from "#src/features/requests/rules.ts";
import { formatDay } from "@/lib/format/dates.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Avatar } from "@/ui/avatar.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { AgreementLink } from "./agreement/agreement-link.tsx";
import { type HireRatingParts, OngoingSteps } from "./end-hire.tsx";
import { HireHistory } from "./hire-history.tsx";
import { HireStatusBadge } from "./hire-status.tsx";
import { LeftOverStep } from "./left-over-link.tsx";
import { ANSWER } from "./messages.ts";
import { useAnswer } from "./use-hire.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

export interface HireCardProps {
  hire: HireView;
  rating: HireRatingParts;
  /** Asks the client whether the request of this id can be closed. */
  closing: ((requestId: string) => ReactNode) | undefined;
}

/** A hire with what the user can do next. */
export function HireCard({ hire, rating, closing }: HireCardProps) {
  const { personName, personAvatarUrl, personSlug, requestId, serviceType, status, createdAt, answeredAt } = hire;
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <Avatar name={personName} src={personAvatarUrl} size="md" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg break-words">
            {personSlug === null ? (
              personName
            ) : (
              <Link
                to="/cartao/$slug"
                params={{ slug: personSlug }}
                className="link -my-2.5 inline-block max-w-full py-2.5"
              >
                {personName}
              </Link>
            )}
          </h3>
          <p className="break-words text-ink-soft">{serviceType}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <HireStatusBadge hire={hire} />
            {/* The history has the days of a confirmed one. */}
            {status !== "confirmed" && (
              <span className="text-sm text-ink-soft tabular-nums">{formatDay(answeredAt ?? createdAt)}</span>
            )}
          </div>
        </div>
      </div>
      {status === "confirmed" && <HireHistory hire={hire} />}
      {hire.asksForMore && requestId !== null && closing && (
        <div className="mt-4 border-t border-concrete-200 pt-3">{closing(requestId)}</div>
      )}
      <NextSteps hire={hire} rating={rating} />
    </Card>
  );
}

function NextSteps({ hire, rating }: Omit<HireCardProps, "closing">) {
  const { side, status, personId, personName, agreement, hasRated, endedAs } = hire;
  // With whom left, nothing new is made.
  const isOver = personId === null;
  if (isOver && !hasRated && agreement === "none") return null;
  if (status === "denied") return null;
  if (status === "proposed") return side === "provider" ? <Answer hire={hire} /> : <Proposed hire={hire} />;
  const isOngoing = !isOver && endedAs === null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-concrete-200 pt-3">
      {isOngoing && <OngoingSteps hire={hire} rating={rating} />}
      {(hasRated || !(isOver || isOngoing)) && rating.steps(hire)}
      {!isOngoing && (agreement !== "none" || (!isOver && endedAs !== "cancelled")) && (
        <AgreementLink hire={hire} personName={personName} />
      )}
      {hasRated && leavesMaterial(hire.serviceType) && <LeftOverStep job={hire} name={personName} />}
    </div>
  );
}

function Proposed({ hire: { id, personName } }: { hire: HireView }) {
  return (
    <div className="mt-4 border-t border-concrete-200 pt-3">
      <WithdrawButton id={id} name={personName} />
    </div>
  );
}

/** The provider's answer. Confirming needs one tap, since both then see what they agreed on. */
function Answer({ hire: { id, personName } }: { hire: HireView }) {
  const answering = useAnswer();
  return (
    <div className="mt-4 border-t border-concrete-200 pt-3">
      <p className="font-semibold break-words">{ANSWER.question(personName)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Check}
          busy={answering.isPending && answering.variables.isConfirmed}
          busyLabel={ANSWER.busy}
          onClick={() => answering.mutate({ id, isConfirmed: true })}
        >
          {ANSWER.confirm}
          <Of>{personName}</Of>
        </Button>
        <AskButton
          variant="outline"
          size="sm"
          question={ANSWER.denyQuestion(personName)}
          mutation={answering}
          input={{ id, isConfirmed: false }}
        >
          {ANSWER.deny}
          <Of>{personName}</Of>
        </AskButton>
      </div>
    </div>
  );
}
