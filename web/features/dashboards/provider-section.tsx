import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/illustration-plan.tsx";
import { Crane, TapeMeasure, Trowel } from "@/ui/illustrations-site.tsx";
import { BrickWall } from "@/ui/illustrations-wall.tsx";
import { backLinkClass } from "@/ui/page-header.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { PageLink } from "./page-link.tsx";
import { OVERVIEW, PROMO, PROVIDER_TEXTS } from "./provider-messages.ts";
import {
  FIGURES,
  OWN_CARD,
  PROVIDER_ACTIONS,
  PROVIDER_SECTION_TEXTS,
  PROVIDER_SUPPORT,
} from "./provider-section-messages.ts";
import { providerPage } from "./provider-sections.ts";
import { SectionLead } from "./section-lead.tsx";
import { ProviderSectionLink } from "./section-link.tsx";
import { COUNTS } from "./section-messages.ts";
import type { InnerProviderSection } from "./section-names.ts";
import { SectionPage } from "./section-page.tsx";
import { SupportCard } from "./support-card.tsx";
import { useHasPromotion } from "./use-has-promotion.ts";

export interface ProviderSectionScreenProps {
  section: InnerProviderSection;
  user: CurrentUser;
  /** The newest ratings of the user. */
  ratings: ReactNode;
  /** How far the user got in the college. */
  college: ReactNode;
}

/** A section of the provider panel: heading, short text, and a link to its full page. */
export function ProviderSectionScreen({ section, user, ratings, college }: ProviderSectionScreenProps) {
  return (
    <SectionPage
      label={PROVIDER_TEXTS[section].label}
      text={PROVIDER_SECTION_TEXTS[section]}
      back={(content) => (
        <ProviderSectionLink section="dashboard" className={backLinkClass}>
          {content}
        </ProviderSectionLink>
      )}
    >
      <SectionBody section={section} user={user} college={college} />
      {section === "avaliacoes" && <div className="mt-6">{ratings}</div>}
    </SectionPage>
  );
}

const DRAWINGS: Readonly<Record<Exclude<InnerProviderSection, "suporte">, ReactNode>> = {
  oportunidades: <BrickWall />,
  "compra-venda": <Trowel />,
  "portal-conexoes": <FloorPlan />,
  cartao: <FloorPlan />,
  contratos: <Crane />,
  avaliacoes: <TapeMeasure />,
  faculdade: <FloorPlan />,
  premium: <Crane />,
};

function SectionBody({ section, user, college }: Omit<ProviderSectionScreenProps, "ratings">) {
  if (section === "suporte") return <SupportCard text={PROVIDER_SUPPORT(user.name || user.email)} />;
  if (section === "cartao") return <OwnCard />;
  return (
    <SectionLead
      page={providerPage(section)}
      drawing={DRAWINGS[section]}
      action={PROVIDER_ACTIONS[section]}
      after={section === "premium" && <Plans />}
    >
      {section === "faculdade" ? college : <Facts section={section} />}
    </SectionLead>
  );
}

/** Key figures of a section, shown before its page is opened. */
function Facts({ section }: { section: InnerProviderSection }): ReactNode {
  if (section === "oportunidades") return <Registered />;
  if (section === "portal-conexoes") return <Connections />;
  if (section === "avaliacoes") return <Ratings />;
  if (section === "premium") return <Promotion />;
  return null;
}

function Figure({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="title text-3xl tabular-nums">
        {value ?? (
          <>
            <span className="sr-only">{COUNTS.loading}</span>
            <Skeleton className="h-9.5 w-12" />
          </>
        )}
      </dd>
    </div>
  );
}

const figuresClass = "flex flex-wrap justify-center gap-x-10 gap-y-3 text-center lg:justify-start lg:text-left";

function Registered() {
  const { data, isError } = trpc.requests.stats.useQuery();
  return (
    <dl className={figuresClass}>
      <Figure value={data?.totalRequests ?? (isError ? COUNTS.unknown : undefined)} label={OVERVIEW.registeredLabel} />
    </dl>
  );
}

function Connections() {
  const { data, isError } = trpc.networking.overview.useQuery();
  const missing = isError ? COUNTS.unknown : undefined;
  return (
    <dl className={figuresClass}>
      <Figure value={data?.connections ?? missing} label={FIGURES.connections} />
      <Figure value={data?.pending ?? missing} label={FIGURES.pending} />
      <Figure value={data?.references ?? missing} label={FIGURES.references} />
    </dl>
  );
}

function Ratings() {
  const { data, isError } = trpc.networking.overview.useQuery();
  if (isError && !data) return null;
  if (!data) return <Skeleton className="mx-auto h-6 w-48 lg:mx-0" />;
  return (
    <p className="text-center text-lg font-semibold lg:text-left">
      {OVERVIEW.ratings(data.averageRating, data.totalRatings)}
    </p>
  );
}

function Promotion() {
  if (!useHasPromotion()) return null;
  return (
    <div className="text-center lg:text-left">
      <h2 className="text-lg">{PROMO.title}</h2>
      <p className="mt-0.5 text-ink-soft">{PROMO.text}</p>
    </div>
  );
}

const wayClass = "md:self-center lg:self-start";

/** Link to the plans, beside the link to manage the subscription. */
function Plans() {
  return (
    <PageLink to="/premium" className={buttonClass({ variant: "outline", size: "lg", className: wayClass })}>
      {PROVIDER_ACTIONS.plans}
    </PageLink>
  );
}

/** Links to the public card, or tells what it still needs. */
function OwnCard() {
  const { data, isError } = trpc.networking.overview.useQuery();
  const page = providerPage("cartao", data);
  const isReady = page !== null;
  const edit = (
    <PageLink
      to="/profile"
      className={buttonClass({
        variant: isReady ? "outline" : "primary",
        size: "lg",
        className: wayClass,
      })}
    >
      {isReady ? OWN_CARD.edit : PROVIDER_ACTIONS.profile}
    </PageLink>
  );
  return (
    <SectionLead page={page} drawing={DRAWINGS.cartao} action={PROVIDER_ACTIONS.cartao} after={edit}>
      {data && (
        <div className="text-center lg:text-left">
          <h2 className="text-lg">{isReady ? OWN_CARD.ready : OWN_CARD.missing}</h2>
          <p className="mt-0.5 text-ink-soft">{isReady ? OWN_CARD.readyText : OWN_CARD.missingText}</p>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-14 w-full" />}
    </SectionLead>
  );
}
