import { ChevronRight, Crown } from "lucide-react";
import type { ReactNode } from "react";
import { LOADING } from "@/lib/messages.ts";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { PLAN } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { SECTION_ICONS } from "./section-icons.ts";
import { SectionLink } from "./section-link.tsx";
import { SECTION, SECTIONS } from "./section-messages.ts";
import { CLIENT_SECTIONS, type InnerSection } from "./section-names.ts";
import { pageOf } from "./sections.ts";
import { usePlan } from "./use-plan.ts";

/** Publishing and own requests are above the cards. */
const WITH_CARD = CLIENT_SECTIONS.filter(
  (section) => section !== "dashboard" && section !== "publicar-solicitacao" && section !== "minhas-oportunidades",
);

/**
 * On phones, one card per section, linking to its full page if it has one; wide screens have the side navigation.
 * `notes` replace the section's text.
 */
export function SectionCards({ notes }: { notes: Partial<Record<InnerSection, string>> }) {
  return (
    <section aria-labelledby="secoes" className="md:hidden">
      <h2 id="secoes" className="mb-3 text-xl">
        {SECTION.all}
      </h2>
      <ul className="grid gap-2.5">
        {WITH_CARD.map((section) => (
          <li key={section} className="min-w-0">
            <SectionCard section={section} note={notes[section] ?? SECTIONS[section].card} />
          </li>
        ))}
        <li className="min-w-0">
          <PlanCard />
        </li>
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

function PlanCard() {
  return (
    <Card interactive padding="none" className={rowClass}>
      <span className={`${tileClass} bg-premium-soft text-premium`}>
        <Crown size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-tight">
          <PageLink to="/gerenciar-assinatura" className={cardLinkClass}>
            {PLAN.title}
          </PageLink>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">{usePlan() ?? LOADING}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="text-concrete-500" />
    </Card>
  );
}
