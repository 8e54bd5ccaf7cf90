import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  Banknote,
  Handshake,
  MapPin,
  MessageCircleQuestionMark,
  Sparkles,
  Users,
  UserX,
} from "lucide-react";
import type { ReactNode } from "react";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass, Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { AgreementLink } from "../agreement/agreement-link.tsx";
import { HireStatusBadge } from "../hire-status.tsx";
import { WithdrawButton } from "../withdraw-button.tsx";
import { CardLink, ChatLink, DeclineButton, HireButton, RestoreButton } from "./interested-actions.tsx";
import { COMPARE, DECLINE, PERSON } from "./interested-messages.ts";

export interface Choice {
  isChosen: boolean;
  /** Whether as many are chosen as can be compared. */
  isFull: boolean;
  toggle: () => void;
}

interface InterestedCardProps {
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
          </div>
        )}
        {hire && <HireStep hire={hire} name={person.name} />}
        {person.isDeclined ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone="neutral" icon={UserX}>
              {DECLINE.declined}
            </Badge>
            {canHire && <RestoreButton requestId={requestId} person={person} />}
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

/** The agreement of a hire that goes on; else the hire itself, unless it came to nothing. */
function HireStep({ hire, name }: { hire: NonNullable<InterestedPerson["hire"]>; name: string }) {
  if (hire.status === "denied" || hire.endedAs === "cancelled") return null;
  return (
    <div className="mb-2 flex">
      {hire.status === "confirmed" && hire.endedAs === null ? (
        <AgreementLink hire={hire} personName={name} isNext />
      ) : (
        <Link
          to="/client-contracts"
          className={buttonClass({ variant: "outline", size: "sm", className: "max-md:flex-1" })}
        >
          {PERSON.hire}
          <Of>{name}</Of>
        </Link>
      )}
    </div>
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

/** Picture, name, profession, stars and badges of an interested person. */
function PersonHead({ person, titleAs: Title }: { person: InterestedPerson; titleAs: "h2" | "h3" }) {
  const { name, avatarUrl, profession, averageRating, totalRatings, isPremium, credentials, badges, seenAt } = person;
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} src={avatarUrl} size="md" />
      <div className="min-w-0 flex-1">
        <Title className="text-lg break-words">{name}</Title>
        {profession && <p className="text-sm break-words text-ink-soft">{profession}</p>}
        <Stars value={averageRating} size={16} className="mt-1.5">
          {PERSON.rated(formatAverage(averageRating), totalRatings)}
        </Stars>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {seenAt === null && !person.isDeclined && person.hire === null && (
            <Badge tone="info" icon={Sparkles}>
              {PERSON.isUnseen}
            </Badge>
          )}
          {isPremium && <Badge tone="premium">{PERSON.premium}</Badge>}
          <PhoneBadge isConfirmed={person.hasConfirmedPhone} />
          {credentials.map((kind) => (
            <Badge key={kind} tone="success" icon={BadgeCheck}>
              {PERSON.credentials[kind]}
            </Badge>
          ))}
          <CourseBadges badges={badges} />
        </div>
      </div>
    </div>
  );
}

interface PersonFactsProps {
  person: InterestedPerson;
  /** Of the request; null if it has none. */
  city: string | null;
  /** Whether the owner asked everyone something. */
  hasQuestion: boolean;
}

/** What else helps to choose: region, hires, connections in common, price, note and answer. */
function PersonFacts({ person, city, hasQuestion }: PersonFactsProps) {
  const { servesCity, hiredBy, connectionsInCommon, minPriceCents, maxPriceCents, note, answer } = person;
  const price = formatPriceRange(minPriceCents, maxPriceCents);
  return (
    <div className="mt-3 space-y-1.5 text-sm text-ink-soft">
      {city !== null && <Fact icon={MapPin}>{servesCity ? PERSON.serves(city) : PERSON.servesNot(city)}</Fact>}
      {hiredBy > 0 && <Fact icon={Handshake}>{PERSON.hiredBy(hiredBy)}</Fact>}
      {connectionsInCommon > 0 && <Fact icon={Users}>{PERSON.inCommon(connectionsInCommon)}</Fact>}
      {price && (
        <Fact icon={Banknote}>
          <span className="sr-only">{PERSON.price}: </span>
          <span className="font-semibold text-ink tabular-nums">{price}</span>
        </Fact>
      )}
      {note && (
        <blockquote className="rounded-control bg-blueprint-50 px-3 py-2.5 text-base break-words whitespace-pre-line text-ink">
          <span className="sr-only">{PERSON.note}: </span>
          {note}
        </blockquote>
      )}
      {hasQuestion && (
        <Fact icon={MessageCircleQuestionMark}>
          {answer ? (
            <>
              {PERSON.answer}:{" "}
              <span className="block text-base break-words whitespace-pre-line text-ink">{answer}</span>
            </>
          ) : (
            PERSON.noAnswer
          )}
        </Fact>
      )}
    </div>
  );
}

function Fact({ icon: FactIcon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5">
      <FactIcon size={18} aria-hidden className="mt-px text-blueprint" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
