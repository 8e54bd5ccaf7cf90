import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicCard } from "#src/features/networking/schemas.ts";
import { formatAverage } from "@/lib/format-average.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { CredentialBadges } from "@/ui/credential-badges.tsx";
import { cx } from "@/ui/cx.ts";
import { Helmet } from "@/ui/illustration-helmet.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { experience, NO_NAME, NO_PROFESSION, PREMIUM } from "../messages.ts";
import { RatingsLink } from "../profile/ratings-link.tsx";
import type { ReportAction } from "../report-action.ts";
import { UnavailableBadge } from "../unavailable-badge.tsx";
import { CardActions } from "./card-actions.tsx";
import { CARD } from "./messages.ts";

const MARKS = [
  "-top-3 left-0 h-2 w-px",
  "-left-3 top-0 h-px w-2",
  "-top-3 right-0 h-2 w-px",
  "-right-3 top-0 h-px w-2",
  "-bottom-3 left-0 h-2 w-px",
  "-left-3 bottom-0 h-px w-2",
  "-bottom-3 right-0 h-2 w-px",
  "-right-3 bottom-0 h-px w-2",
];

/** A white sheet on the blueprint, with a printer's crop marks. */
export function CardSheet({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className="relative">
      {MARKS.map((mark) => (
        <span key={mark} aria-hidden className={cx("absolute bg-white/60", mark)} />
      ))}
      <div
        className={cx("relative overflow-hidden rounded-sm bg-white text-ink [--ring:var(--color-signal)]", className)}
      >
        {children}
      </div>
    </div>
  );
}

/** Splits the sheet in two on wide screens: identity and details. */
export const cardHalves = "md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]";
export const identityClass =
  "paper-grid relative flex flex-col border-b border-blueprint-200 bg-concrete-50 px-5 pt-4 pb-6 md:border-r md:border-b-0 md:px-7 md:pt-6 md:pb-8";

function Identity({ card }: { card: PublicCard }) {
  const name = card.name || NO_NAME;
  return (
    <header className={identityClass}>
      <Helmet className="absolute top-13 -right-5 max-w-44 text-blueprint opacity-30 md:top-14 md:-right-4 lg:max-w-52" />
      <div className="relative flex min-h-7 items-center justify-between gap-2">
        <p className="text-xs font-semibold tracking-[0.08em] text-blueprint uppercase">{CARD.label}</p>
        {card.isPremium && <Badge tone="premium">{PREMIUM}</Badge>}
      </div>
      <div className="relative mt-5 md:mt-auto md:pt-14">
        <Avatar
          name={name}
          src={card.avatarUrl}
          size="xl"
          className="[box-shadow:0_0_0_4px_#fff,0_0_0_5px_var(--color-blueprint-300)] md:size-36"
        />
        <h1 className="mt-5 text-2xl break-words lg:text-3xl">{name}</h1>
        <p className="mt-1 text-lg break-words text-blueprint">{card.profession || NO_PROFESSION}</p>
        {card.yearsOfExperience !== null && <p>{experience(card.yearsOfExperience)}</p>}
        <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <UnavailableBadge until={card.unavailableUntil} />
          <PhoneBadge isConfirmed={card.hasConfirmedPhone} />
          <CredentialBadges credentials={card.credentials} />
          <CourseBadges badges={card.badges} linked />
        </div>
      </div>
    </header>
  );
}

/** A labeled field, styled like the title block of a technical drawing. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-blueprint-200 px-5 py-3.5 md:px-7">
      <dt className="text-xs font-semibold tracking-[0.08em] text-ink-soft uppercase">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Rating({ card: { id, averageRating, totalRatings } }: { card: PublicCard }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Stars value={averageRating}>{CARD.rated(formatAverage(averageRating), totalRatings)}</Stars>
      <RatingsLink id={id} className="link -my-2 inline-flex min-h-11 items-center">
        {CARD.seeRatings}
      </RatingsLink>
    </div>
  );
}

function Items({ items, none }: { items: readonly string[]; none: string }) {
  if (items.length === 0) return <span className="text-ink-soft">{none}</span>;
  return (
    <ul className="space-y-0.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 font-medium">
          <span aria-hidden className="mt-[0.6em] size-1.5 shrink-0 bg-signal-bright" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** A provider's business card, styled like the title block of a technical drawing. */
export function BusinessCard({ card, Report }: { card: PublicCard; Report: ReportAction }) {
  return (
    <CardSheet>
      <article className={cardHalves}>
        <Identity card={card} />
        <div className="flex min-w-0 flex-col">
          <dl>
            <Cell label={CARD.rating}>
              <Rating card={card} />
            </Cell>
            {card.presentation && (
              <Cell label={CARD.presentation}>
                <p className="break-words">{card.presentation}</p>
              </Cell>
            )}
            <Cell label={CARD.specialties}>
              <Items items={card.specialties} none={CARD.noSpecialties} />
            </Cell>
            <Cell label={CARD.regions}>
              <Items items={card.wholeState ? [CARD.wholeState] : card.serviceRegions} none={CARD.noRegions} />
            </Cell>
            {card.workingHours && <Cell label={CARD.hours}>{card.workingHours}</Cell>}
          </dl>
          <div className="mt-auto px-5 pt-5 pb-3 md:px-7">
            <CardActions card={card} />
            <Link
              to="/portal-conexoes/perfil/$id"
              params={{ id: card.id }}
              className="link mx-auto mt-1 flex min-h-11 w-fit items-center"
            >
              {CARD.page}
            </Link>
            {!card.isOwn && (
              <div className="flex flex-wrap justify-center gap-x-2">
                <Report kind="card" id={card.id} name={card.name} />
              </div>
            )}
          </div>
        </div>
      </article>
    </CardSheet>
  );
}
