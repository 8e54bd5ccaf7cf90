import { BadgeCheck, Banknote, Handshake, MapPin, MessageCircleQuestionMark, Sparkles, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { formatAverage } from "@/lib/format/format-average.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { PERSON } from "./interested-messages.ts";

/** Picture, name, profession, stars and badges of an interested person. */
export function PersonHead({ person, titleAs: Title }: { person: InterestedPerson; titleAs: "h2" | "h3" }) {
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

export interface PersonFactsProps {
  person: InterestedPerson;
  /** Of the request; null if it has none. */
  city: string | null;
  /** Whether the owner asked everyone something. */
  hasQuestion: boolean;
}

/** What else helps to choose: region, hires, connections in common, price, note and answer. */
export function PersonFacts({ person, city, hasQuestion }: PersonFactsProps) {
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
