import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { formatWhole } from "#src/shared/format.ts";
import { RatingsLink } from "../profile/ratings-link.tsx";
import { PERSON } from "./messages.ts";

const linkClass = "block rounded-control underline decoration-concrete-300 underline-offset-4";

interface CounterProps {
  value: number;
  label: string;
  link?: false | ((content: ReactNode) => ReactNode);
}

function Counter({ value, label, link }: CounterProps) {
  const content = (
    <>
      <span className="title block text-xl tabular-nums md:text-2xl">{formatWhole(value)}</span>
      <span className="block text-sm text-ink-soft">{label}</span>
    </>
  );
  return (
    <li className="border-l border-blueprint-200 px-1 py-2.5 text-center first:border-l-0">
      {link ? link(content) : content}
    </li>
  );
}

function OwnConnectionsLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/portal-conexoes/minhas" className={linkClass}>
      {children}
    </Link>
  );
}

/** Conexões, referências, avaliações. */
export function Counters({ person }: { person: ProfessionalPage }) {
  const { id, isOwn, connectionsCount, referencesCount, totalRatings } = person;
  return (
    <ul aria-label={PERSON.counters} className="grid grid-cols-3 border-b border-blueprint-200">
      <Counter
        value={connectionsCount}
        label={PERSON.connections(connectionsCount)}
        link={isOwn && ((content) => <OwnConnectionsLink>{content}</OwnConnectionsLink>)}
      />
      <Counter value={referencesCount} label={PERSON.references(referencesCount)} />
      <Counter
        value={totalRatings}
        label={PERSON.ratings(totalRatings)}
        link={
          (!isOwn || totalRatings > 0) &&
          ((content) => (
            <RatingsLink id={id} className={linkClass}>
              {content}
            </RatingsLink>
          ))
        }
      />
    </ul>
  );
}
