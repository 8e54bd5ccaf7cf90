import { UserX } from "lucide-react";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { Badge } from "@/ui/badge.tsx";
import { Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { AgreementLink } from "../agreement/agreement-link.tsx";
import { HireStatusBadge } from "../hire-status.tsx";
import { WithdrawButton } from "../withdraw-button.tsx";
import { CardLink, ChatLink, DeclineButton, HireButton, RestoreButton } from "./interested-actions.tsx";
import { PersonFacts, PersonHead } from "./interested-facts.tsx";
import { COMPARE, DECLINE } from "./interested-messages.ts";

export interface Choice {
  isChosen: boolean;
  /** Whether as many are chosen as can be compared. */
  isFull: boolean;
  toggle: () => void;
}

export interface InterestedCardProps {
  requestId: string;
  person: InterestedPerson;
  /** Of the request; null if it has none. */
  city: string | null;
  /** False once somebody is hired, and when it is too late. */
  canHire: boolean;
  /** Whether the owner asked everyone something. */
  hasQuestion: boolean;
  /** Chooses the person to be compared; null where nobody is. */
  choice: Choice | null;
  titleAs: "h2" | "h3";
}

/** A person who is interested in the user's request. */
export function InterestedCard(props: InterestedCardProps) {
  const { requestId, person, city, canHire, hasQuestion, choice, titleAs } = props;
  const { hire } = person;
  return (
    <Card as="article" className="flex h-full flex-col">
      <PersonHead person={person} titleAs={titleAs} />
      <PersonFacts person={person} city={city} hasQuestion={hasQuestion} />
      <div className="mt-auto pt-4">
        {hire && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <HireStatusBadge hire={hire} />
            {hire.status === "proposed" && <WithdrawButton id={hire.id} name={person.name} />}
            {hire.status === "confirmed" && hire.endedAs !== "cancelled" && (
              <AgreementLink hire={hire} personName={person.name} />
            )}
          </div>
        )}
        {person.isDeclined ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone="neutral" icon={UserX}>
              {DECLINE.declined}
            </Badge>
            <RestoreButton requestId={requestId} person={person} />
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <CardLink requestId={requestId} person={person} />
            <ChatLink person={person} />
            {canHire && hire === null && (
              <>
                <HireButton requestId={requestId} person={person} />
                <DeclineButton requestId={requestId} person={person} />
              </>
            )}
          </div>
        )}
        {choice && !person.isDeclined && <CompareChoice choice={choice} name={person.name} />}
      </div>
    </Card>
  );
}

function CompareChoice({ choice: { isChosen, isFull, toggle }, name }: { choice: Choice; name: string }) {
  return (
    <div className="mt-2 border-t border-concrete-200 pt-1">
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={toggle}
        label={
          <>
            {COMPARE.action}
            <Of>{name}</Of>
            {isFull && !isChosen && <span className="text-sm"> ({COMPARE.max})</span>}
          </>
        }
      />
    </div>
  );
}
