import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { FloorPlan } from "@/ui/illustration-plan.tsx";
import { Crane, TapeMeasure, Trowel } from "@/ui/illustrations-site.tsx";
import { BrickWall } from "@/ui/illustrations-wall.tsx";
import { backLinkClass } from "@/ui/page-header.tsx";
import { ACTIONS, CLIENT_SUPPORT, CLIENT_TEXTS, STEPS } from "./client-section-messages.ts";
import { SectionLead } from "./section-lead.tsx";
import { SectionLink } from "./section-link.tsx";
import { SECTIONS } from "./section-messages.ts";
import type { InnerSection } from "./section-names.ts";
import { SectionPage } from "./section-page.tsx";
import { pageOf } from "./sections.ts";
import { SupportCard } from "./support-card.tsx";

export interface ClientSectionScreenProps {
  section: InnerSection;
  user: CurrentUser;
  ownRequests: ReactNode;
  /** The newest ratings of the user. */
  ratings: ReactNode;
}

/** A section of the client panel: heading, short text, and a link to its full page. */
export function ClientSectionScreen({ section, user, ownRequests, ratings }: ClientSectionScreenProps) {
  return (
    <SectionPage
      label={SECTIONS[section].label}
      text={CLIENT_TEXTS[section]}
      back={(content) => (
        <SectionLink section="dashboard" className={backLinkClass}>
          {content}
        </SectionLink>
      )}
    >
      <SectionBody section={section} user={user} ownRequests={ownRequests} />
      {section === "central-avaliacoes" && <div className="mt-6">{ratings}</div>}
    </SectionPage>
  );
}

function SectionBody({ section, user, ownRequests }: Omit<ClientSectionScreenProps, "ratings">) {
  switch (section) {
    case "publicar-solicitacao":
      return (
        <SectionLead page={pageOf(section)} drawing={<FloorPlan />} action={ACTIONS.publish}>
          <Steps />
        </SectionLead>
      );
    case "central-avaliacoes":
      return <SectionLead page={pageOf(section)} drawing={<TapeMeasure />} action={SECTIONS[section].label} />;
    case "minhas-oportunidades":
      return ownRequests;
    case "oportunidades-gerais":
      return (
        <SectionLead page={pageOf(section)} drawing={<BrickWall />} action={ACTIONS.opportunities}>
          <OpenCount />
        </SectionLead>
      );
    case "compra-venda":
      return <SectionLead page={pageOf(section)} drawing={<Trowel />} action={SECTIONS[section].label} />;
    case "contratos":
      return <SectionLead page={pageOf(section)} drawing={<Crane />} action={ACTIONS.contracts} />;
    case "suporte":
      return <SupportCard text={CLIENT_SUPPORT(user.name || user.email)} />;
  }
}

function Steps() {
  return (
    <div>
      <h2 className="text-lg">{STEPS.title}</h2>
      <ol className="mt-3 space-y-3">
        {STEPS.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="title flex size-8 shrink-0 items-center justify-center rounded-full bg-blueprint-50 text-blueprint"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function OpenCount() {
  const total = trpc.requests.typeCounts.useQuery().data?.total;
  if (total === undefined) return null;
  return (
    <p className="text-center lg:text-left">
      <span className="title block text-4xl tabular-nums">{total}</span>
      <span className="text-ink-soft">{ACTIONS.openNow(total)}</span>
    </p>
  );
}
