import { Link } from "@tanstack/react-router";
import { Briefcase, ChartColumn, ChevronRight } from "lucide-react";
import { type ReactNode, use } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { Overview } from "#src/features/networking/schemas.ts";
import { ShellContext } from "@/lib/first-load/shell.ts";
import { late } from "@/lib/late.tsx";
import { usePromotion } from "@/lib/promotion.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { useIsPhone } from "@/ui/use-media-query.ts";
import { allLinkClass, Latest } from "../latest.tsx";
import { ALL } from "../messages.ts";
import { PageLink } from "../page-link.tsx";
import { PANEL_HOME } from "../panel.ts";
import { PanelHero } from "../panel-hero.tsx";
import { isProviderPage, providerPage } from "../provider-sections.ts";
import { PROVIDER_ICONS } from "../section-icons.ts";
import { COUNTS, HERO, OPEN_COUNT_FALLBACK, SECTION } from "../section-messages.ts";
import { type InnerProviderSection, PROVIDER_SECTIONS } from "../section-names.ts";
import { usePlan } from "../use-plan.ts";
import { CARD_TEXTS, OVERVIEW } from "./messages.ts";

const PromoBanner = late(async () => (await import("./promo-banner.tsx")).PromoBanner);

type Known = Overview | undefined;

type CardName = InnerProviderSection | "analises";

const CARDS: readonly CardName[] = [...PROVIDER_SECTIONS.filter((section) => section !== "dashboard"), "analises"];
/** With the colours of premium. */
const PREMIUM: readonly CardName[] = ["premium", "analises"];
const ICONS = { ...PROVIDER_ICONS, analises: ChartColumn };
/** Those with a row of their own on phones; the others are in the strip. */
const PHONE_CARDS: readonly CardName[] = ["oportunidades", "compra-venda"];

interface ProviderOverviewProps {
  user: CurrentUser;
  hires: ReactNode;
  firstSteps: ReactNode;
  children: ReactNode;
}

/** First section of the provider panel: greeting, fresh opportunities as `children`, promotion, a card per section. */
export function ProviderOverview({ user, hires, firstSteps, children }: ProviderOverviewProps) {
  const { data } = trpc.networking.overview.useQuery();
  const campaign = usePromotion();
  const promo = campaign && <PromoBanner campaign={campaign.title} />;
  return (
    <>
      <PanelHero
        panel="provider"
        user={user}
        action={
          <Link to="/oportunidades" className={buttonClass({ size: "lg" })}>
            <Briefcase size={22} aria-hidden />
            {HERO.provider.action}
          </Link>
        }
      />
      <div className="space-y-6 px-4 py-5 md:space-y-8 md:px-0 md:py-6">
        {hires}
        {firstSteps}
        <Latest
          title={OVERVIEW.fresh}
          allLabel={ALL.feminine}
          all={(content) => (
            <Link to="/oportunidades" search={{ para: "mim" }} className={allLinkClass}>
              {content}
            </Link>
          )}
        >
          {children}
        </Latest>
        <Cards overview={data} promo={promo} />
      </div>
    </>
  );
}

interface CardsProps {
  overview: Known;
  promo: ReactNode;
}

/** The cards for this width. A shell has both, since it is rendered for every width. */
function Cards(props: CardsProps) {
  const isPhone = useIsPhone();
  if (use(ShellContext) !== null) {
    return (
      <>
        <div className="space-y-6 md:hidden">
          <PhoneCards {...props} />
        </div>
        <div className="space-y-8 max-md:hidden">
          <DesktopCards {...props} />
        </div>
      </>
    );
  }
  return isPhone ? <PhoneCards {...props} /> : <DesktopCards {...props} />;
}

function PhoneCards({ overview, promo }: CardsProps) {
  return (
    <>
      <ul className="space-y-3">
        {PHONE_CARDS.map((section) => (
          <li key={section}>
            <RowCard section={section} overview={overview} titleAs="h2" />
          </li>
        ))}
      </ul>
      {promo}
      <section aria-labelledby="mais-atalhos">
        <h2 id="mais-atalhos" className="mb-3 text-xl">
          {OVERVIEW.strip}
        </h2>
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1">
          {CARDS.filter((section) => !PHONE_CARDS.includes(section)).map((section) => (
            <li key={section} className="flex w-40 shrink-0 snap-start">
              <TileCard section={section} overview={overview} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function DesktopCards({ overview, promo }: CardsProps) {
  return (
    <>
      {promo}
      <section aria-labelledby="secoes">
        <h2 id="secoes" className="mb-3 text-xl">
          {SECTION.all}
        </h2>
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {CARDS.map((section) => (
            <li key={section} className="min-w-0">
              <RowCard section={section} overview={overview} besideNav />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Text on a section's card: a live figure if there is one, else its description. */
function noteOf(section: CardName, overview: Known): string {
  if (overview && section === "portal-conexoes") return OVERVIEW.connections(overview.connections, overview.pending);
  if (overview && section === "avaliacoes") return OVERVIEW.ratings(overview.averageRating, overview.totalRatings);
  if (overview && section === "cartao") return overview.isComplete ? OVERVIEW.cardReady : OVERVIEW.cardIncomplete;
  return CARD_TEXTS[section].card;
}

/** Text on the card of one's plan. */
const PlanNote = () => usePlan() ?? CARD_TEXTS.premium.card;

function Note({ section, overview }: { section: CardName; overview: Known }) {
  return section === "premium" ? <PlanNote /> : noteOf(section, overview);
}

interface TargetProps {
  section: CardName;
  overview: Known;
  /** Whether the card leads where the side navigation does: to the section, if that has a screen. */
  besideNav?: boolean | undefined;
}

function pageOf({ section, overview, besideNav = false }: TargetProps): string | null {
  if (section === "analises") return "/analises";
  return besideNav && !isProviderPage(section) ? null : providerPage(section, overview);
}

/** Links to the full page, or to the section if there is none. */
function CardLink(props: TargetProps) {
  const page = pageOf(props);
  const target = page === null ? { to: PANEL_HOME.provider, search: { secao: props.section } } : { to: page };
  return (
    <PageLink {...target} className={cardLinkClass}>
      {CARD_TEXTS[props.section].label}
    </PageLink>
  );
}

const tileClass = "flex size-11 shrink-0 items-center justify-center rounded-control bg-blueprint-50 text-blueprint";

function TileCard({ section, overview }: TargetProps) {
  const Icon = ICONS[section];
  return (
    <Card interactive className="flex w-full flex-col">
      <span className={tileClass}>
        <Icon size={22} aria-hidden />
      </span>
      <h3 className="mt-3 text-base leading-tight">
        <CardLink section={section} overview={overview} />
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Note section={section} overview={overview} />
      </p>
    </Card>
  );
}

interface RowCardProps extends TargetProps {
  titleAs?: "h2" | "h3";
}

function RowCard({ section, overview, besideNav, titleAs: Title = "h3" }: RowCardProps) {
  const Icon = ICONS[section];
  return (
    <Card interactive padding="none" className="flex h-full min-h-18 items-center gap-3.5 px-3.5 py-3">
      <span className={cx(tileClass, PREMIUM.includes(section) && "bg-premium-soft! text-premium!")}>
        <Icon size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <Title className="text-base leading-tight">
          <CardLink section={section} overview={overview} besideNav={besideNav} />
        </Title>
        <p className="mt-0.5 text-sm text-ink-soft">
          {section === "oportunidades" ? <Registered /> : <Note section={section} overview={overview} />}
        </p>
      </div>
      <ChevronRight size={20} aria-hidden className="text-concrete-500" />
    </Card>
  );
}

/** Number of requests ever published; on error the fixed fallback on phones, else null. */
function useRegistered(): number | null | undefined {
  const { data, isError } = trpc.requests.stats.useQuery();
  const isPhone = useIsPhone();
  if (data) return data.totalRequests;
  if (!isError) return undefined;
  return isPhone ? OPEN_COUNT_FALLBACK : null;
}

/** That number, for the opportunities card. */
function Registered() {
  const count = useRegistered();
  if (count === undefined) {
    return (
      <>
        <span className="sr-only">{COUNTS.loading}</span>
        <span className="mr-2 inline-block w-16 align-bottom">
          <Skeleton className="h-9.5" />
        </span>
        {OVERVIEW.registered(2)}
      </>
    );
  }
  if (count === null) return CARD_TEXTS.oportunidades.card;
  return (
    <>
      <strong className="title mr-2 text-3xl text-ink tabular-nums">{count}</strong>
      {OVERVIEW.registered(count)}
    </>
  );
}
