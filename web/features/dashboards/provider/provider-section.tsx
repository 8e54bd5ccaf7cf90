import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { usePromotion } from "@/lib/promotion.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/illustration-plan.tsx";
import { Crane } from "@/ui/drawings/illustrations-site.tsx";
import { backLinkClass } from "@/ui/frame/page-header.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { allLinkClass, Latest } from "../latest.tsx";
import { PLAN } from "../messages.ts";
import { PageLink } from "../page-link.tsx";
import { providerPage } from "../provider-sections.ts";
import { SectionLead } from "../section-lead.tsx";
import { ProviderSectionLink } from "../section-link.tsx";
import { isListed, PROVIDER_LISTS, type ProviderLists } from "../section-lists.ts";
import { COUNTS } from "../section-messages.ts";
import type { InnerProviderSection } from "../section-names.ts";
import { SectionPage } from "../section-page.tsx";
import { SupportCard } from "../support-card.tsx";
import { usePlan } from "../use-plan.ts";
import { OVERVIEW, PROMO, PROVIDER_TEXTS } from "./messages.ts";
import {
  DEMAND,
  FIGURES,
  OWN_CARD,
  PROVIDER_ACTIONS,
  PROVIDER_SECTION_TEXTS,
  PROVIDER_SUPPORT,
} from "./section-messages.ts";

export interface ProviderSectionScreenProps {
  section: InnerProviderSection;
  user: CurrentUser;
  lists: ProviderLists;
  /** How far the user got in the college. */
  college: ReactNode;
}

/** A section of the provider panel: heading, short text, and its latest entries with a link to its full page. */
export function ProviderSectionScreen(props: ProviderSectionScreenProps) {
  const { section } = props;
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
      <SectionBody {...props} />
    </SectionPage>
  );
}

function SectionBody({ section, user, lists, college }: ProviderSectionScreenProps) {
  if (isListed(PROVIDER_LISTS, section)) return <List section={section}>{lists[section]}</List>;
  if (section === "cartao") return <OwnCard />;
  if (section === "suporte") return <SupportCard text={PROVIDER_SUPPORT(user.name || user.email)} />;
  if (section === "premium") return <OwnPlan isPremium={user.isPremium} />;
  return (
    <SectionLead page={providerPage("faculdade")} drawing={<FloorPlan />} action={PROVIDER_ACTIONS.faculdade}>
      {college}
    </SectionLead>
  );
}

function List({ section, children }: { section: keyof ProviderLists; children: ReactNode }) {
  const { title, all } = PROVIDER_LISTS[section];
  return (
    <>
      {section === "oportunidades" && (
        <PageLink to="/demanda" className={buttonClass({ variant: "outline", className: "mb-6" })}>
          {DEMAND}
        </PageLink>
      )}
      {section === "portal-conexoes" && <Connections />}
      {section === "avaliacoes" && <Ratings />}
      <Latest
        title={title}
        allLabel={all}
        all={(content) => (
          <PageLink to={providerPage(section) ?? ""} className={allLinkClass}>
            {content}
          </PageLink>
        )}
      >
        {children}
      </Latest>
    </>
  );
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

function Connections() {
  const { data, isError } = trpc.networking.overview.useQuery();
  const missing = isError ? COUNTS.unknown : undefined;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
      <Figure value={data?.connections ?? missing} label={FIGURES.connections} />
      <Figure value={data?.pending ?? missing} label={FIGURES.pending} />
      <Figure value={data?.references ?? missing} label={FIGURES.references} />
    </dl>
  );
}

function Ratings() {
  const { data, isError } = trpc.networking.overview.useQuery();
  if (isError && !data) return null;
  if (!data) return <Skeleton className="mb-6 h-6 w-48" />;
  return <p className="mb-6 text-lg font-semibold">{OVERVIEW.ratings(data.averageRating, data.totalRatings)}</p>;
}

const wayClass = "md:self-center lg:self-start";

/** The user's plan, the promotion, and links to manage the plan and to the others. */
function OwnPlan({ isPremium }: { isPremium: boolean }) {
  const campaign = usePromotion();
  const plans = !isPremium && (
    <PageLink to="/premium" className={buttonClass({ variant: "outline", size: "lg", className: wayClass })}>
      {PROVIDER_ACTIONS.plans}
    </PageLink>
  );
  return (
    <SectionLead
      page={providerPage("premium")}
      drawing={<Crane />}
      action={campaign ? PROMO.action : PROVIDER_ACTIONS.premium}
      after={plans}
    >
      <div className="text-center lg:text-left">
        <h2 className="text-lg">{PLAN.title}</h2>
        <p className="mt-0.5 text-ink-soft">{usePlan()}</p>
      </div>
      {campaign && (
        <div className="text-center lg:text-left">
          <p className="text-sm font-semibold text-premium">{campaign.title}</p>
          <h2 className="text-lg">{PROMO.title}</h2>
          <p className="mt-0.5 text-ink-soft">{PROMO.text}</p>
        </div>
      )}
    </SectionLead>
  );
}

/** Links to the public card, or tells what it still needs. */
function OwnCard() {
  const { data, isPending } = trpc.networking.overview.useQuery();
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
    <SectionLead page={page} drawing={<FloorPlan />} action={PROVIDER_ACTIONS.cartao} after={!isPending && edit}>
      {data && (
        <div className="text-center lg:text-left">
          <h2 className="text-lg">{isReady ? OWN_CARD.ready : OWN_CARD.missing}</h2>
          <p className="mt-0.5 text-ink-soft">{isReady ? OWN_CARD.readyText : OWN_CARD.missingText}</p>
        </div>
      )}
      {isPending && <Skeleton className="h-45 w-full" />}
    </SectionLead>
  );
}
