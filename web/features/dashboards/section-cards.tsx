import { ArrowRight, ChevronRight, Construction, Crown } from "lucide-react";
import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/session.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { PageLink } from "./page-link.tsx";
import { SECTION_ICONS } from "./section-icons.ts";
import { SectionLink } from "./section-link.tsx";
import { SECTION, SECTIONS } from "./section-messages.ts";
import { CLIENT_SECTIONS, type InnerSection } from "./section-names.ts";
import { destinationOf } from "./sections.ts";

const INNER = CLIENT_SECTIONS.filter((section) => section !== "dashboard");

export function InConstruction() {
  return (
    <Badge tone="warning" icon={Construction}>
      {SECTION.inConstruction}
    </Badge>
  );
}

/** One card per section, linking to its full page if it has one. `notes` replace the section's text. */
export function SectionCards({ notes }: { notes: Partial<Record<InnerSection, string>> }) {
  const isPremium = useCurrentUser()?.isPremium;
  return (
    <section aria-labelledby="secoes">
      <h2 id="secoes" className="mb-3 text-xl">
        {SECTION.all}
      </h2>
      <ul className="grid grid-cols-1 gap-2.5 lg:grid-cols-2 lg:gap-3">
        {INNER.map((section) => (
          <li key={section} className="min-w-0">
            <SectionCard section={section} note={notes[section] ?? SECTIONS[section].card} />
          </li>
        ))}
        {!isPremium && (
          <li className="min-w-0">
            <PremiumCard />
          </li>
        )}
      </ul>
    </section>
  );
}

const rowClass = "flex h-full min-h-18 items-center gap-3.5 px-3.5 py-3";
const tileClass = "flex size-11 shrink-0 items-center justify-center rounded-control";

function SectionCard({ section, note }: { section: InnerSection; note: string }) {
  const { page, isBuilt } = destinationOf(section);
  const { label } = SECTIONS[section];
  const Icon = SECTION_ICONS[section];
  return (
    <Card interactive={isBuilt} padding="none" className={rowClass}>
      <span className={`${tileClass} ${isBuilt ? "bg-blueprint-50 text-blueprint" : "bg-concrete-100 text-ink-soft"}`}>
        <Icon size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-base leading-tight">{linkTo(section, isBuilt ? page : undefined, label)}</h3>
          {!isBuilt && <InConstruction />}
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">{note}</p>
      </div>
      {isBuilt && <ChevronRight size={20} aria-hidden className="text-concrete-500" />}
    </Card>
  );
}

/** @param page null: link to the section itself; undefined: no link */
function linkTo(section: InnerSection, page: string | null | undefined, label: string): ReactNode {
  if (page === undefined) return label;
  if (page === null) {
    return (
      <SectionLink section={section} className={cardLinkClass}>
        {label}
      </SectionLink>
    );
  }
  return (
    <PageLink to={page} className={cardLinkClass}>
      {label}
    </PageLink>
  );
}

function PremiumCard() {
  return (
    <Card interactive tone="premium" padding="none" className={rowClass}>
      <span className={`${tileClass} bg-white text-premium`}>
        <Crown size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-tight">
          <PageLink to="/premium" className={cardLinkClass}>
            {SECTION.premium}
          </PageLink>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">{SECTION.premiumText}</p>
      </div>
      <ArrowRight size={20} aria-hidden className="text-premium" />
    </Card>
  );
}
