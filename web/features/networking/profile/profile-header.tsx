import { Link } from "@tanstack/react-router";
import { Clock, IdCard, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { formatAverage } from "@/lib/format-average.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { CredentialBadges } from "@/ui/credential-badges.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { ENTRY, experience, NO_NAME, NO_PROFESSION, PREMIUM } from "../messages.ts";
import { ShareButton } from "../share-button.tsx";
import { UnavailableBadge } from "../unavailable-badge.tsx";
import { ConnectionButton } from "./connection-button.tsx";
import { PROFILE } from "./messages.ts";
import { RatingsLink } from "./ratings-link.tsx";

function Fact({ icon: FactIcon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5">
      <FactIcon size={20} aria-hidden className="mt-0.5 text-blueprint" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Where and when the professional works. */
function Work({ profile }: { profile: ProfessionalPage }) {
  const { wholeState, serviceRegions, workingHours } = profile;
  return (
    <div className="flex flex-col gap-1.5">
      <Fact icon={MapPin}>{wholeState ? ENTRY.wholeState : serviceRegions.join(", ") || ENTRY.noRegion}</Fact>
      {workingHours && <Fact icon={Clock}>{workingHours}</Fact>}
    </div>
  );
}

function Facts({ profile, name }: { profile: ProfessionalPage; name: string }) {
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words md:text-3xl">{name}</h1>
        {profile.isPremium && <Badge tone="premium">{PREMIUM}</Badge>}
        <UnavailableBadge until={profile.unavailableUntil} />
        <PhoneBadge isConfirmed={profile.hasConfirmedPhone} />
        <CredentialBadges credentials={profile.credentials} />
        <CourseBadges badges={profile.badges} linked />
      </div>
      <p className="mt-1 text-lg break-words text-blueprint">{profile.profession || NO_PROFESSION}</p>
      {profile.yearsOfExperience !== null && <p>{experience(profile.yearsOfExperience)}</p>}
      <Stars value={profile.averageRating} className="mt-2">
        {PROFILE.rated(formatAverage(profile.averageRating), profile.totalRatings)}
      </Stars>
    </div>
  );
}

/** Who the professional is, and what the viewer can do. */
export function ProfileHeader({ profile }: { profile: ProfessionalPage }) {
  const name = profile.name || NO_NAME;
  return (
    <Card as="header" className="overflow-hidden">
      <div aria-hidden className="blueprint-grid absolute inset-x-0 top-0 h-16 bg-blueprint md:h-20" />
      <div className="relative flex flex-col gap-4 md:flex-row md:gap-6">
        <Avatar name={name} src={profile.avatarUrl} size="xl" className="[box-shadow:0_0_0_4px_#fff]" />
        <div className="flex min-w-0 flex-1 flex-col gap-4 md:pt-18">
          <Facts profile={profile} name={name} />
          {profile.presentation && <p className="max-w-prose break-words">{profile.presentation}</p>}
          {profile.specialties.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {profile.specialties.map((specialty) => (
                <li key={specialty} className="flex max-w-full">
                  <Badge tone="info">{specialty}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Work profile={profile} />
          <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
            {profile.isOwn ? (
              <ShareButton what="page" slug={profile.slug}>
                {PROFILE.share}
              </ShareButton>
            ) : (
              <ConnectionButton profile={profile} />
            )}
            <Link to="/cartao/$slug" params={{ slug: profile.slug }} className={buttonClass({ variant: "outline" })}>
              <IdCard size={20} aria-hidden />
              {PROFILE.card}
            </Link>
          </div>
        </div>
      </div>
    </Card>
  );
}

const counterLinkClass = "block rounded-control underline decoration-concrete-300 underline-offset-4";

function Counter({
  value,
  label,
  link,
}: {
  value: number;
  label: string;
  link?: false | ((content: ReactNode) => ReactNode);
}) {
  const content = (
    <>
      <span className="title block text-xl tabular-nums md:text-3xl">{value.toLocaleString("pt-BR")}</span>
      <span className="block text-sm text-ink-soft md:text-base">{label}</span>
    </>
  );
  return (
    <li className="border-l border-blueprint-200 px-1 py-3 text-center first:border-l-0 md:py-4">
      {link ? link(content) : content}
    </li>
  );
}

function OwnConnectionsLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/portal-conexoes/minhas" className={counterLinkClass}>
      {children}
    </Link>
  );
}

/** Conexões, referências, avaliações. */
export function Counters({ profile }: { profile: ProfessionalPage }) {
  const { id, connectionsCount, referencesCount, totalRatings } = profile;
  return (
    <ul
      aria-label={PROFILE.counters}
      className="paper-grid grid grid-cols-3 rounded-card border border-concrete-200 bg-white"
    >
      <Counter
        value={connectionsCount}
        label={PROFILE.connections(connectionsCount)}
        link={profile.isOwn && ((content) => <OwnConnectionsLink>{content}</OwnConnectionsLink>)}
      />
      <Counter value={referencesCount} label={PROFILE.references(referencesCount)} />
      <Counter
        value={totalRatings}
        label={PROFILE.ratings(totalRatings)}
        link={(content) => (
          <RatingsLink id={id} className={counterLinkClass}>
            {content}
          </RatingsLink>
        )}
      />
    </ul>
  );
}
