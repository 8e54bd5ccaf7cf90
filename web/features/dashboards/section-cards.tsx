import { ArrowRight, ChevronRight, Crown } from "lucide-react";
import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/session.ts";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { PageLink } from "./page-link.tsx";
import { SECTION_ICONS } from "./section-icons.ts";
import { SectionLink } from "./section-link.tsx";
import { SECTION, SECTIONS } from "./section-messages.ts";
import { CLIENT_SECTIONS, type InnerSection } from "./section-names.ts";
import { pageOf } from "./sections.ts";

const INNER = CLIENT_SECTIONS.filter((section) => section !== "dashboard");

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
  const { label } = SECTIONS[section];
  const Icon = SECTION_ICONS[section];
  return (
    <Card interactive padding="none" className={rowClass}>
      <span className={`${tileClass} bg-blueprint-50 text-blueprint`}>
        <Icon size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-tight">{linkTo(section, label)}</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{note}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="text-concrete-500" />
    </Card>
  );
}

/** Links to the full page, or to the section if there is none. */
function linkTo(section: InnerSection, label: string): ReactNode {
  const page = pageOf(section);
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
