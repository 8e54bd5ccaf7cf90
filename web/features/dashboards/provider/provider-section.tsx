import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { backLinkClass } from "@/ui/frame/page-header.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { allLinkClass, Latest } from "../latest.tsx";
import { PageLink } from "../page-link.tsx";
import { providerPage, type ScreenSection } from "../provider-sections.ts";
import { ProviderSectionLink } from "../section-link.tsx";
import { isListed, PROVIDER_LISTS, type ProviderLists } from "../section-lists.ts";
import { COUNTS } from "../section-messages.ts";
import { SectionPage } from "../section-page.tsx";
import { SupportCard } from "../support-card.tsx";
import { OVERVIEW, PROVIDER_TEXTS } from "./messages.ts";
import { DEMAND, FIGURES, PROVIDER_SECTION_TEXTS, PROVIDER_SUPPORT } from "./section-messages.ts";

interface ProviderSectionScreenProps {
  section: ScreenSection;
  user: CurrentUser;
  lists: ProviderLists;
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

function SectionBody({ section, user, lists }: ProviderSectionScreenProps) {
  if (isListed(PROVIDER_LISTS, section)) return <List section={section}>{lists[section]}</List>;
  return <SupportCard text={PROVIDER_SUPPORT(user.name || user.email)} />;
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
