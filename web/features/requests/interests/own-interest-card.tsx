import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  CalendarX,
  CircleX,
  Handshake,
  Hourglass,
  IdCard,
  MessageCircleQuestionMark,
  MessageSquare,
  PhoneIncoming,
  Send,
  UserRoundX,
} from "lucide-react";
import type { ReactNode } from "react";
import { contactPath } from "#src/features/contacts/rules.ts";
import { type InterestState, isHire } from "#src/features/hires/rules-interest.ts";
import type { OwnInterest } from "#src/features/hires/schemas-interest.ts";
import { formatAgo } from "#src/shared/format.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { late } from "@/lib/late.tsx";
import { Badge, type BadgeTone } from "@/ui/badge.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { LateOffer } from "../detail/late-offer.ts";
import { OFFER } from "../detail/offer-messages.ts";
import { HireLink } from "../hire-link.tsx";
import { INTEREST_CARD, STATE_LABELS } from "../interest-messages.ts";
import { PlaceMark } from "../request-marks.tsx";
import { CountdownMark } from "../time-marks.tsx";

const AnswerDialog = late(async () => (await import("./answer-dialog.tsx")).AnswerDialog);

const BADGES: Readonly<Record<InterestState, { tone: BadgeTone; icon: Icon }>> = {
  sent: { tone: "info", icon: Send },
  seen: { tone: "success", icon: IdCard },
  contacted: { tone: "success", icon: PhoneIncoming },
  asked: { tone: "warning", icon: Hourglass },
  hired: { tone: "success", icon: Handshake },
  done: { tone: "info", icon: BadgeCheck },
  other: { tone: "neutral", icon: UserRoundX },
  declined: { tone: "neutral", icon: UserRoundX },
  cancelled: { tone: "neutral", icon: CircleX },
  ended: { tone: "neutral", icon: CalendarX },
};

/** The owner has not chosen yet. */
const WAITING: ReadonlySet<InterestState> = new Set(["sent", "seen", "contacted"]);

function StateBadge({ state }: { state: InterestState }) {
  return <Badge {...BADGES[state]}>{STATE_LABELS[state]}</Badge>;
}

/** The state, and of an ended request how far the interest had come. */
function States({ state, isSeen, hasOpenedContact }: OwnInterest) {
  return (
    <>
      <StateBadge state={state} />
      {state === "ended" && hasOpenedContact && <StateBadge state="contacted" />}
      {state === "ended" && isSeen && !hasOpenedContact && <StateBadge state="seen" />}
    </>
  );
}

interface OwnInterestCardProps {
  interest: OwnInterest;
  now: number;
}

/** What came of an interest, and the next step. The whole card is a link to the request, as long as the user may read it. */
export function OwnInterestCard({ interest, now }: OwnInterestCardProps) {
  const { id, serviceType, city, expiresAt, interestedAt, state } = interest;
  const isOpen = expiresAt > now;
  const isReadable = isOpen || isHire(state);
  const isWaiting = isOpen && WAITING.has(state);
  return (
    <Card as="article" interactive={isReadable} className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap gap-1.5">
          <States {...interest} />
        </div>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">
          <span className="sr-only">{INTEREST_CARD.shown} </span>
          {formatAgo(interestedAt, now)}
        </span>
      </div>
      <h2 className="mt-2.5 text-lg break-words">
        {isReadable ? (
          <Link
            to="/meus-interesses"
            search={(search) => ({ ...search, solicitacao: id })}
            state={{ isOverlay: true }}
            resetScroll={false}
            className={cardLinkClass}
          >
            {serviceType}
          </Link>
        ) : (
          serviceType
        )}
      </h2>
      <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <PlaceMark place={city} />
        {isWaiting && <CountdownMark expiresAt={expiresAt} now={now} />}
      </div>
      <Offers {...interest} />
      <Question {...interest} />
      <NextSteps interest={interest} isWaiting={isWaiting} />
    </Card>
  );
}

/** The user's note and price, and what most others offered. */
function Offers({ note, minPriceCents, maxPriceCents, offered }: OwnInterest) {
  const price = formatPriceRange(minPriceCents, maxPriceCents);
  if (!note && !price && !offered) return null;
  return (
    <dl className="mt-3 space-y-1">
      {note && (
        <div>
          <dt className="sr-only">{INTEREST_CARD.note}</dt>
          <dd className="line-clamp-3 break-words whitespace-pre-line">{note}</dd>
        </div>
      )}
      {price && <Price term={INTEREST_CARD.price}>{price}</Price>}
      {offered && <Price term={INTEREST_CARD.offered}>{formatPriceRange(offered.minCents, offered.maxCents)}</Price>}
    </dl>
  );
}

/** What the client asks everyone, and what the user answered. */
function Question({ question, answer }: OwnInterest) {
  if (!question) return null;
  return (
    <dl className="mt-3 space-y-1 rounded-control bg-blueprint-50 px-3 py-2.5">
      <div>
        <dt className="text-sm text-ink-soft">{INTEREST_CARD.question}</dt>
        <dd className="break-words whitespace-pre-line">{question}</dd>
      </div>
      {answer && (
        <div>
          <dt className="text-sm text-ink-soft">{INTEREST_CARD.ownAnswer}</dt>
          <dd className="break-words whitespace-pre-line">{answer}</dd>
        </div>
      )}
    </dl>
  );
}

function Price({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function NextSteps({ interest, isWaiting }: { interest: OwnInterest; isWaiting: boolean }) {
  const { id, serviceType, state, isReachable } = interest;
  const ofRequest = <Of>{serviceType}</Of>;
  if (isHire(state)) {
    return (
      <Steps>
        <HireLink state={state} size="sm">
          {ofRequest}
        </HireLink>
      </Steps>
    );
  }
  if (!isWaiting) return null;
  return (
    <Steps>
      {interest.question && !interest.answer && (
        <AnswerButton requestId={id} question={interest.question}>
          {ofRequest}
        </AnswerButton>
      )}
      <EditOffer interest={interest}>{ofRequest}</EditOffer>
      {isReachable && (
        <WhatsAppLink href={contactPath("solicitacao", id)} variant="secondary" size="sm">
          {INTEREST_CARD.whatsapp}
          {ofRequest}
        </WhatsAppLink>
      )}
    </Steps>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto pt-3">
      <div className="relative z-10 flex flex-wrap gap-2 border-t border-concrete-200 pt-3">{children}</div>
    </div>
  );
}

function EditOffer({ interest, children }: { interest: OwnInterest; children: ReactNode }) {
  const dialog = useLateDialog(LateOffer);
  const { id, note, minPriceCents, maxPriceCents } = interest;
  const isBlank = note === "" && minPriceCents === null && maxPriceCents === null;
  const offer = { id, ownNote: note, ownMinPriceCents: minPriceCents, ownMaxPriceCents: maxPriceCents };
  return (
    <>
      <Button variant="outline" size="sm" icon={MessageSquare} {...dialog.opener}>
        {isBlank ? OFFER.add : OFFER.edit}
        {children}
      </Button>
      {dialog.isOpen && <LateOffer offer={offer} onClose={dialog.close} />}
    </>
  );
}

function AnswerButton({ children, ...asked }: { requestId: string; question: string; children: ReactNode }) {
  const dialog = useLateDialog(AnswerDialog);
  return (
    <>
      <Button size="sm" icon={MessageCircleQuestionMark} {...dialog.opener}>
        {INTEREST_CARD.answerQuestion}
        {children}
      </Button>
      {dialog.isOpen && <AnswerDialog {...asked} onClose={dialog.close} />}
    </>
  );
}
