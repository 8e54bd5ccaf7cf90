import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminPerson } from "#src/features/admin/schemas-person.ts";
import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { REASONS } from "@/lib/report-messages.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { Stars } from "@/ui/stars.tsx";
import { AuditSentence } from "../audit/audit-sentence.tsx";
import { CASES, DECIDED } from "../cases/messages.ts";
import { CASES_SLUG } from "../choices.ts";
import { HiddenBadge } from "../content/hidden-badge.tsx";
import { LISTINGS, nameOfKind, RATINGS, REQUESTS } from "../content/messages.ts";
import { formatCount, formatMoney } from "../format.ts";
import type { AdminSearch } from "../search.ts";
import { STATUSES, SUBSCRIPTIONS } from "../subscriptions/messages.ts";
import { HIRES, PERSON, SECTIONS } from "./messages.ts";
import { PersonLink } from "./person.tsx";

interface Section {
  name: keyof typeof SECTIONS;
  /** Null if all are shown. */
  count: BoundedCount | null;
  /** The full list, filtered by the person. */
  all?: AdminSearch;
  rows: readonly { id: string; content: ReactNode }[];
}

/** What a row is, with what belongs to it: a date, badges, another person. */
function Line({ children, about }: { children: ReactNode; about: ReactNode }) {
  return (
    <>
      <p className="break-words">{children}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft tabular-nums">{about}</p>
    </>
  );
}

function PublicLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      {children}
    </a>
  );
}

function CaseLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to="/admin" search={{ aba: CASES_SLUG, filtro: id }} state={{ isFromList: true }} className="link">
      {children}
    </Link>
  );
}

function contents({ account, requests, listings }: AdminPerson, now: number): Section[] {
  const filter = account ? { busca: account.email } : null;
  return [
    {
      name: "requests",
      count: requests.count,
      ...(filter && { all: { aba: "solicitacoes", ...filter } }),
      rows: requests.items.map(({ id, serviceType, createdAt, expiresAt, hiddenBecause }) => ({
        id,
        content: (
          <Line
            about={
              <>
                {formatDay(createdAt)}
                <Badge>{expiresAt > now ? REQUESTS.open : REQUESTS.expired}</Badge>
                <HiddenBadge because={hiddenBecause} />
              </>
            }
          >
            <PublicLink href={`/oportunidades?solicitacao=${id}`}>{serviceType}</PublicLink>
          </Line>
        ),
      })),
    },
    {
      name: "listings",
      count: listings.count,
      ...(filter && { all: { aba: "anuncios", ...filter } }),
      rows: listings.items.map(({ id, title, priceCents, isActive, isSold, createdAt, hiddenBecause }) => ({
        id,
        content: (
          <Line
            about={
              <>
                {formatMoney(priceCents)}, {formatDay(createdAt)}
                {!isActive && <Badge>{isSold ? LISTINGS.sold : LISTINGS.inactive}</Badge>}
                <HiddenBadge because={hiddenBecause} />
              </>
            }
          >
            <PublicLink href={`/marketplace?anuncio=${id}`}>{title}</PublicLink>
          </Line>
        ),
      })),
    },
  ];
}

function ratingRows(items: AdminPerson["ratingsBy"]["items"], isBy: boolean): Section["rows"] {
  return items.map((rating) => ({
    id: rating.id,
    content: (
      <>
        <Line
          about={
            <>
              <span>
                {isBy ? PERSON.to : PERSON.from}{" "}
                <PersonLink
                  id={isBy ? rating.evaluatedId : rating.ownerId}
                  name={isBy ? rating.evaluatedName : rating.ownerName}
                />
                , {formatDay(rating.createdAt)}
              </span>
              <Badge>{RATINGS[rating.kind]}</Badge>
              <HiddenBadge because={rating.hiddenBecause} />
            </>
          }
        >
          <Stars value={rating.stars} />
        </Line>
        <p className="mt-0.5 line-clamp-2 text-sm break-words">{rating.comment}</p>
      </>
    ),
  }));
}

function dealings({ account, ratingsBy, ratingsAbout, hires }: AdminPerson): Section[] {
  return [
    {
      name: "hires",
      count: hires.count,
      rows: hires.items.map(({ id, serviceType, isClient, otherId, otherName, status, endedAs, createdAt }) => ({
        id,
        content: (
          <Line
            about={
              <>
                <span>
                  {isClient ? PERSON.client : PERSON.provider} <PersonLink id={otherId} name={otherName} />,{" "}
                  {formatDay(createdAt)}
                </span>
                <Badge>{HIRES[endedAs ?? status]}</Badge>
              </>
            }
          >
            {serviceType}
          </Line>
        ),
      })),
    },
    {
      name: "ratingsBy",
      count: ratingsBy.count,
      ...(account && { all: { aba: "avaliacoes", busca: account.email } }),
      rows: ratingRows(ratingsBy.items, true),
    },
    { name: "ratingsAbout", count: ratingsAbout.count, rows: ratingRows(ratingsAbout.items, false) },
  ];
}

function moderation({ casesAbout, reportsBy }: AdminPerson): Section[] {
  return [
    {
      name: "casesAbout",
      count: casesAbout.count,
      rows: casesAbout.items.map(({ id, kind, excerpt, reportCount, decision, createdAt }) => ({
        id,
        content: (
          <>
            <Line
              about={
                <>
                  {reportCount === 0 ? CASES.direct : CASES.count(reportCount)}, {formatDay(createdAt)}
                  <Badge>{decision === null ? PERSON.open : DECIDED[decision]}</Badge>
                </>
              }
            >
              <CaseLink id={id}>{nameOfKind(kind)}</CaseLink>
            </Line>
            {excerpt && <p className="mt-0.5 line-clamp-2 text-sm break-words">{excerpt}</p>}
          </>
        ),
      })),
    },
    {
      name: "reportsBy",
      count: reportsBy.count,
      rows: reportsBy.items.map(({ id, caseId, kind, reason, text, ownerId, ownerName, decision, createdAt }) => ({
        id,
        content: (
          <>
            <Line
              about={
                <>
                  <span>
                    {nameOfKind(kind)} {PERSON.from} <PersonLink id={ownerId} name={ownerName} />,{" "}
                    {formatDay(createdAt)}
                  </span>
                  <Badge>{decision === null ? PERSON.open : DECIDED[decision]}</Badge>
                </>
              }
            >
              <CaseLink id={caseId}>{REASONS[reason]}</CaseLink>
            </Line>
            {text && <p className="mt-0.5 line-clamp-2 text-sm break-words">{text}</p>}
          </>
        ),
      })),
    },
  ];
}

function billing({ account, subscriptions, payments }: AdminPerson): Section[] {
  return [
    {
      name: "subscriptions",
      count: subscriptions.count,
      ...(account && { all: { aba: "assinaturas", busca: account.email } }),
      rows: subscriptions.items.map(({ id, status, paymentMethod, valueCents, expiresAt, nextDueDate, createdAt }) => ({
        id,
        content: (
          <Line
            about={
              <>
                {formatDay(createdAt)}
                {expiresAt !== null && <span>{PERSON.until(formatDay(expiresAt - 1))}</span>}
                {expiresAt === null && nextDueDate !== null && <span>{PERSON.due(formatDate(nextDueDate))}</span>}
                <Badge>{STATUSES[status]}</Badge>
              </>
            }
          >
            {paymentMethod === "manual" ? SUBSCRIPTIONS.manual : `${SUBSCRIPTIONS.asaas} · ${formatMoney(valueCents)}`}
          </Line>
        ),
      })),
    },
    {
      name: "payments",
      count: payments.count,
      rows: payments.items.map(({ id, valueCents, dueDate, paidAt, revokedAt }) => ({
        id,
        content: (
          <Line
            about={
              <>
                {PERSON.due(formatDate(dueDate))}
                {paidAt !== null && <span>{PERSON.paid(formatDay(paidAt))}</span>}
                {revokedAt !== null && <Badge>{PERSON.refunded(formatDay(revokedAt))}</Badge>}
              </>
            }
          >
            {formatMoney(valueCents)}
          </Line>
        ),
      })),
    },
  ];
}

const acts = ({ id, audit }: AdminPerson): Section => ({
  name: "audit",
  count: null,
  all: { aba: "auditoria", busca: id },
  rows: audit.map((row) => ({
    id: row.id,
    content: (
      <>
        <AuditSentence row={row} />
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{formatMoment(row.createdAt)}</p>
      </>
    ),
  })),
});

function ListLink({ to, children }: { to: AdminSearch; children: ReactNode }) {
  return (
    <Link
      to="/admin"
      search={to}
      state={{ isFromList: true }}
      className="link mt-1 inline-flex min-h-11 items-center gap-1"
    >
      {children}
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

function SectionCard({ section: { name, count, all, rows } }: { section: Section }) {
  const title = SECTIONS[name];
  return (
    <Card as="section" aria-labelledby={name}>
      <h3 id={name} className="flex items-baseline justify-between gap-2 text-lg">
        {title}
        {count && <span className="text-base font-medium text-ink-soft tabular-nums">{formatCount(count)}</span>}
      </h3>
      <ul className="mt-1 flex flex-col divide-y divide-concrete-200">
        {rows.map(({ id, content }) => (
          <li key={id} className="py-2.5">
            {content}
          </li>
        ))}
      </ul>
      {all && <ListLink to={all}>{PERSON.all(title)}</ListLink>}
    </Card>
  );
}

interface PersonSectionsProps {
  person: AdminPerson;
  /** The first cards. */
  children: ReactNode;
}

/** The newest of what a person has and did, in two columns on wide screens. What there is nothing of is one line at the end. */
export function PersonSections({ person, children }: PersonSectionsProps) {
  const now = useNow();
  const sections = [
    ...moderation(person),
    ...contents(person, now),
    ...dealings(person),
    ...billing(person),
    acts(person),
  ];
  const empty = sections.filter(({ rows }) => rows.length === 0);
  return (
    <>
      <div className="*:mb-4 *:break-inside-avoid lg:columns-2 lg:gap-4">
        {children}
        {sections
          .filter(({ rows }) => rows.length > 0)
          .map((section) => (
            <SectionCard key={section.name} section={section} />
          ))}
      </div>
      {empty.length > 0 && (
        <p className="text-sm text-ink-soft lg:mt-4">
          {PERSON.nothingIn(empty.map(({ name }) => SECTIONS[name]).join(", "))}
        </p>
      )}
      {person.account?.isAdmin && <ListLink to={{ aba: "auditoria", quem: person.id }}>{PERSON.asAdmin}</ListLink>}
    </>
  );
}
