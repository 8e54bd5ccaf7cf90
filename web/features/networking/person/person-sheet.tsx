import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { CredentialBadges } from "@/ui/credential-badges.tsx";
import { cx } from "@/ui/cx.ts";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { ASK, experience, NO_PROFESSION, PREMIUM } from "../messages.ts";
import { RatingsLink } from "../profile/ratings-link.tsx";
import { UnavailableBadge } from "../unavailable-badge.tsx";
import { CardActions } from "./card-actions.tsx";
import { Counters } from "./counters.tsx";
import { PERSON } from "./messages.ts";

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

/** A white sheet. On the blueprint behind a card, one sees a printer's crop marks. */
export function Sheet({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className="relative">
      {MARKS.map((mark) => (
        <span key={mark} aria-hidden className={cx("absolute bg-white/60", mark)} />
      ))}
      <div
        className={cx(
          "relative overflow-hidden rounded-sm border border-blueprint-200 bg-white text-ink [--ring:var(--color-signal)]",
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}

interface PartProps {
  person: ProfessionalPage;
  /** Buttons of the address at which the professional is shown. */
  actions: ReactNode;
}

/** Who the professional is. The name comes first on the screen. */
function Identity({ person, actions }: PartProps) {
  const name = person.name || NO_NAME;
  return (
    <header className="paper-grid relative overflow-hidden border-b border-blueprint-200 bg-concrete-50 p-5 md:p-7">
      <div className="relative flex flex-col gap-4 md:flex-row md:gap-7">
        <Avatar
          name={name}
          src={person.avatarUrl}
          size="xl"
          className="[box-shadow:0_0_0_4px_#fff,0_0_0_5px_var(--color-blueprint-300)] md:size-36"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl break-words md:text-3xl">{name}</h1>
            {person.isPremium && <Badge tone="premium">{PREMIUM}</Badge>}
          </div>
          <p className="mt-1 text-lg break-words text-blueprint">{person.profession || NO_PROFESSION}</p>
          {person.yearsOfExperience !== null && <p>{experience(person.yearsOfExperience)}</p>}
          <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            <UnavailableBadge until={person.unavailableUntil} />
            <PhoneBadge isConfirmed={person.hasConfirmedPhone} />
            <CredentialBadges credentials={person.credentials} />
            <CourseBadges badges={person.badges} linked />
          </div>
          {person.presentation && <p className="mt-3 max-w-prose break-words">{person.presentation}</p>}
          <div className="mt-4 flex flex-col gap-2 empty:hidden xs:flex-row xs:flex-wrap xs:items-center">
            {actions}
          </div>
        </div>
      </div>
    </header>
  );
}

/** A labeled field, styled like the title block of a technical drawing. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-b border-blueprint-200 px-5 py-3.5 last:odd:col-span-full md:px-7 md:odd:not-last:border-r">
      <dt className="text-xs font-semibold tracking-[0.08em] text-ink-soft uppercase">{label}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  );
}

function Rating({ person: { id, isOwn, averageRating, totalRatings } }: Pick<PartProps, "person">) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Stars value={averageRating}>{PERSON.rated(formatAverage(averageRating), totalRatings)}</Stars>
      {(!isOwn || totalRatings > 0) && (
        <RatingsLink id={id} className="link -my-2 inline-flex min-h-11 items-center">
          {PERSON.seeRatings}
        </RatingsLink>
      )}
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

/** A professional's business card, styled like the title block of a technical drawing. */
export function PersonSheet({ person, actions }: PartProps) {
  const { specialties, serviceRegions, wholeState, workingHours } = person;
  return (
    <Sheet>
      <article>
        <Identity person={person} actions={actions} />
        <Counters person={person} />
        <dl className="md:grid md:grid-cols-2">
          <Cell label={PERSON.rating}>
            <Rating person={person} />
          </Cell>
          <Cell label={PERSON.regions}>
            <Items items={wholeState ? [PERSON.wholeState] : serviceRegions} none={PERSON.noRegions} />
          </Cell>
          <Cell label={PERSON.specialties}>
            <Items items={specialties} none={PERSON.noSpecialties} />
          </Cell>
          {workingHours && <Cell label={PERSON.hours}>{workingHours}</Cell>}
        </dl>
        {person.isComplete && (
          <div className="px-5 py-3 md:px-7">
            <CardActions person={person} />
          </div>
        )}
      </article>
    </Sheet>
  );
}

export function PageLink({ id }: { id: string }) {
  return (
    <Link to="/portal-conexoes/perfil/$id" params={{ id }} className="link inline-flex min-h-11 w-fit items-center">
      {PERSON.page}
    </Link>
  );
}

/** In place of sharing: others don't see a card before it is complete. */
export function CompleteLink() {
  return (
    <>
      <p className="w-full text-sm text-ink-soft">{PERSON.incomplete}</p>
      <Link to="/perfil" className={buttonClass()}>
        {PERSON.complete}
      </Link>
    </>
  );
}

/** Leads to a request that this professional alone sees at first. */
export function AskLink({ id }: { id: string }) {
  return (
    <Link to="/solicitar-servico" search={{ para: id }} className={buttonClass({ variant: "secondary" })}>
      {ASK}
    </Link>
  );
}
