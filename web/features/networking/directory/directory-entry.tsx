import { Link } from "@tanstack/react-router";
import { Check, Clock, MapPin, UserPlus } from "lucide-react";
import { memo } from "react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { DirectoryEntry } from "#src/features/networking/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { instagramLink } from "#src/shared/links.ts";
import { NO_NAME, NO_WHATSAPP } from "@/lib/messages.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink, buttonClass, Of } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { CredentialBadges } from "@/ui/credential-badges.tsx";
import { cx } from "@/ui/cx.ts";
import { InstagramIcon } from "@/ui/drawings/brand-icons.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { useConnect } from "../connections/use-connect.ts";
import { CONNECTION, ENTRY, NO_PROFESSION, PREMIUM } from "../messages.ts";
import { RatingsLink } from "../profile/ratings-link.tsx";
import { UnavailableBadge } from "../unavailable-badge.tsx";

/** Number of specialties and regions shown before '+N'. */
const SHOWN = 2;

const CONNECTION_ACTIONS = {
  none: { label: CONNECTION.connect, icon: UserPlus },
  pending: { label: CONNECTION.pending, icon: Clock },
  accepted: { label: CONNECTION.connected, icon: Check },
} as const;

/** Lifts an element above the link that covers the card. */
const ABOVE = "relative z-10";

function More({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden>{ENTRY.more(count)}</span>
      <span className="sr-only">{ENTRY.moreSpoken(count)}</span>
    </>
  );
}

function Head({ entry, name }: { entry: DirectoryEntry; name: string }) {
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} src={entry.avatarUrl} size="md" />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 text-base break-words">
          <Link
            to="/portal-conexoes/perfil/$id"
            params={{ id: entry.id }}
            state={{ isFromList: true }}
            className={cardLinkClass}
          >
            {name}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="line-clamp-2 text-sm break-words text-ink-soft">{entry.profession || NO_PROFESSION}</p>
          {entry.isPremium && (
            <Badge tone="premium" className="shrink-0">
              {PREMIUM}
            </Badge>
          )}
          <UnavailableBadge until={entry.unavailableUntil} />
          <PhoneBadge isConfirmed={entry.hasConfirmedPhone} />
          <CredentialBadges credentials={entry.credentials} />
          <CourseBadges badges={entry.badges} />
        </div>
      </div>
    </div>
  );
}

/** Stars, the average, and the count once: in the link to the ratings. */
function Rating({ entry, name }: { entry: DirectoryEntry; name: string }) {
  if (entry.totalRatings === 0) return <Stars value={0} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars value={entry.averageRating} size={16}>
        {formatAverage(entry.averageRating)}
      </Stars>
      <RatingsLink id={entry.id} className={`${ABOVE} link -my-3 inline-flex min-h-11 items-center text-sm`}>
        {ENTRY.seeRatings(entry.totalRatings)}
        <Of>{name}</Of>
      </RatingsLink>
    </div>
  );
}

function Specialties({ specialties }: { specialties: readonly string[] }) {
  if (specialties.length === 0) return null;
  const hidden = specialties.length - SHOWN;
  return (
    <ul className="flex gap-1.5 md:flex-wrap">
      {specialties.slice(0, SHOWN).map((specialty) => (
        <li key={specialty} className="flex max-w-full min-w-0 max-md:not-last:max-w-3/5 max-md:first:shrink-0">
          <Badge tone="info">{specialty}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li className="shrink-0">
          <Badge>
            <More count={hidden} />
          </Badge>
        </li>
      )}
    </ul>
  );
}

function Region({ entry: { wholeState, serviceRegions } }: { entry: DirectoryEntry }) {
  const hidden = serviceRegions.length - SHOWN;
  const shown = wholeState ? ENTRY.wholeState : serviceRegions.slice(0, SHOWN).join(", ");
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <MapPin size={18} aria-hidden className="mt-px text-blueprint" />
      <span className="min-w-0">
        {shown || ENTRY.noRegion}{" "}
        {!wholeState && hidden > 0 && (
          <span className="font-semibold">
            <More count={hidden} />
          </span>
        )}
      </span>
    </p>
  );
}

/** Phones have the actions in one line, so their words must not break. */
const actionClass = "flex-auto whitespace-nowrap max-md:px-2! max-md:[&>svg]:hidden";

function Actions({ entry, name }: { entry: DirectoryEntry; name: string }) {
  const { connect } = useConnect(entry.id, "portal");
  const { label, icon } = CONNECTION_ACTIONS[entry.connectionStatus];
  const whatsappClass = cx(
    entry.hasWhatsapp ? "max-md:w-11 max-md:gap-0! max-md:px-0!" : actionClass,
    !entry.instagram && "md:col-span-2",
  );
  return (
    <div className={`${ABOVE} mt-auto flex flex-wrap gap-1.5 md:grid md:gap-2 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <Link
        to="/solicitar-servico"
        search={{ para: entry.id }}
        className={buttonClass({ variant: "outline", size: "sm", className: `${actionClass} md:col-span-2` })}
      >
        <span>
          <span className="max-md:sr-only">{ENTRY.ask} </span>
          <span className="inline-block max-md:first-letter:uppercase">{ENTRY.quote}</span>
        </span>
        <Of>{name}</Of>
      </Link>
      {entry.isIncoming ? (
        <Link
          to="/portal-conexoes/minhas"
          search={{ aba: "recebidos" }}
          className={buttonClass({ variant: "secondary", size: "sm", className: `${actionClass} md:col-span-2` })}
        >
          {CONNECTION.answer}
          <Of>{name}</Of>
        </Link>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={icon}
          disabled={entry.connectionStatus !== "none"}
          onClick={connect}
          className={`${actionClass} md:col-span-2 noscript:hidden`}
        >
          {label}
          <Of>{name}</Of>
        </Button>
      )}
      {entry.hasWhatsapp ? (
        <WhatsAppLink href={contactPath("cartao", entry.id)} variant="outline" size="sm" className={whatsappClass}>
          <span className="max-md:sr-only">{ENTRY.whatsapp}</span>
          <Of>{name}</Of>
        </WhatsAppLink>
      ) : (
        <Button variant="outline" size="sm" disabled className={whatsappClass}>
          {NO_WHATSAPP}
        </Button>
      )}
      {entry.instagram && (
        <ButtonLink
          href={instagramLink(entry.instagram)}
          newTab
          variant="outline"
          size="sm"
          title={ENTRY.instagram}
          aria-label={`${ENTRY.instagram} ${name}`}
        >
          <InstagramIcon />
        </ButtonLink>
      )}
    </div>
  );
}

/** A professional in the directory. The whole card links to their page, except for its buttons. */
export const DirectoryCard = memo(function DirectoryCard({ entry }: { entry: DirectoryEntry }) {
  const name = entry.name || NO_NAME;
  return (
    <Card as="article" interactive className="flex h-full flex-col gap-1.5 max-md:p-3! md:gap-3 md:p-4!">
      <Head entry={entry} name={name} />
      <Rating entry={entry} name={name} />
      <Specialties specialties={entry.specialties} />
      <Region entry={entry} />
      <Actions entry={entry} name={name} />
    </Card>
  );
});
