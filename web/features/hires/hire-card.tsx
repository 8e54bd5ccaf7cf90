import { Link } from "@tanstack/react-router";
import { Check, PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { HireView } from "#src/features/hires/schemas.ts";
import { leavesMaterial } from "#src/features/requests/rules.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { nameSlug } from "#src/shared/slug.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Avatar } from "@/ui/avatar.tsx";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { AgreementLink } from "./agreement/agreement-link.tsx";
import { type HireRatingParts, OngoingSteps } from "./end-hire.tsx";
import { HireStatusBadge } from "./hire-status.tsx";
import { PERSON } from "./interested/interested-messages.ts";
import { ANSWER, HIRES, HISTORY, LEFT_OVER } from "./messages.ts";
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
  const { personName, personAvatarUrl, personSlug, requestId, status, createdAt, answeredAt } = hire;
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
          <p className="break-words text-ink-soft">
            <RequestLink {...hire} />
          </p>
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
      <NextSteps hire={hire} rating={rating} />
      {hire.asksForMore && requestId !== null && closing && (
        <div className="mt-4 border-t border-concrete-200 pt-3">{closing(requestId)}</div>
      )}
    </Card>
  );
}

/** The service, with the way to its request as long as the user may read it. */
function RequestLink({ side, requestId, serviceType, status, endedAs }: HireView) {
  const mayRead = side === "client" || (status !== "denied" && endedAs !== "cancelled");
  if (requestId === null || !mayRead) return serviceType;
  return (
    <Link
      to="."
      search={(search) => ({ ...search, solicitacao: requestId })}
      state={{ isOverlay: true }}
      resetScroll={false}
      className="link -my-2.5 inline-block max-w-full py-2.5"
    >
      {serviceType}
    </Link>
  );
}

function NextSteps({ hire, rating }: Omit<HireCardProps, "closing">) {
  const { side, status, personId, personName, personSlug, agreement, hasRated, endedAs } = hire;
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
      {!isOver && <ChatWith hire={hire} />}
      {!isOngoing && agreement !== "none" && <AgreementLink hire={hire} personName={personName} isNext={false} />}
      {hasRated && side === "client" && personId !== null && personSlug !== null && (
        <Link
          to="/solicitar-servico"
          search={{ para: personId }}
          className={buttonClass({ variant: "outline", size: "sm" })}
        >
          {HIRES.askAgain}
          <Of>{personName}</Of>
        </Link>
      )}
      {hasRated && leavesMaterial(hire.serviceType) && <LeftOverStep job={hire} name={personName} />}
    </div>
  );
}

function Proposed({ hire }: { hire: HireView }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-concrete-200 pt-3">
      <WithdrawButton id={hire.id} name={hire.personName} />
      <ChatWith hire={hire} />
    </div>
  );
}

/** Lets the client write to who was hired. */
function ChatWith({ hire: { personId, personName, hasWhatsapp } }: { hire: HireView }) {
  if (!hasWhatsapp || personId === null) return null;
  return (
    <WhatsAppLink href={contactPath("cartao", personId)} variant="secondary" size="sm" className="max-md:w-full">
      {PERSON.whatsapp}
      <Of>{personName}</Of>
    </WhatsAppLink>
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

interface Job {
  serviceType: string;
  /** A municipality; null if unknown. */
  city: string | null;
}

function formOf({ serviceType, city }: Job) {
  const cidade = city === null ? {} : { cidade: nameSlug(city.replace(/ \(Capital\)$/u, "")) };
  return { ver: "publicar", titulo: LEFT_OVER.listingTitle(serviceType), categoria: "sobras-obra", ...cidade } as const;
}

/** Among the steps after a job: the form of a classified for what it left over, filled in. */
function LeftOverStep({ job, name }: { job: Job; name: string }) {
  return (
    <Link to="/marketplace" search={formOf(job)} className={buttonClass({ variant: "ghost", size: "sm" })}>
      <PackageOpen size={20} aria-hidden />
      <span className="min-w-0">
        {LEFT_OVER.question}
        <span className="sr-only">{LEFT_OVER.after(name)}</span>
      </span>
    </Link>
  );
}

/** Who said what about a confirmed hire, and when. */
function HireHistory({ hire }: { hire: HireView }) {
  const { side, personName, createdAt, answeredAt, agreedAt, startDate, endedAs, endedAt, isEndedByMe, endReason } =
    hire;
  const [client, provider] = side === "client" ? [null, personName] : [personName, null];
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <h4 className="sr-only">{HISTORY.title}</h4>
      <ol className="space-y-0.5">
        <Step at={createdAt}>{HISTORY.proposed(client)}</Step>
        {answeredAt !== null && <Step at={answeredAt}>{HISTORY.confirmed(provider)}</Step>}
        {agreedAt !== null && startDate !== null && <Step at={agreedAt}>{HISTORY.agreed(formatDate(startDate))}</Step>}
        {endedAs && endedAt !== null && (
          <Step at={endedAt}>
            {HISTORY[endedAs](isEndedByMe ? null : personName)}
            {endReason && <span className="block whitespace-pre-line text-ink">{HISTORY.reason(endReason)}</span>}
          </Step>
        )}
      </ol>
    </div>
  );
}

function Step({ at, children }: { at: number; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className="shrink-0 tabular-nums">{formatDay(at)}</span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
