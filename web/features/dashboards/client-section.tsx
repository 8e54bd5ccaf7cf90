import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { whatsappLink } from "@/lib/whatsapp.ts";
import { WhatsAppIcon } from "@/ui/brand-icons.tsx";
import { ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { ErrorState } from "@/ui/error-state.tsx";
import { FloorPlan } from "@/ui/illustrations.tsx";
import { Crane, Door, TapeMeasure, Trowel } from "@/ui/illustrations-site.tsx";
import { BrickWall } from "@/ui/illustrations-wall.tsx";
import { BackLabel, backLinkClass, PageHeader } from "@/ui/page-header.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { ACTIONS, SECTION, SECTIONS, STEPS, SUPPORT } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { InConstruction } from "./section-cards.tsx";
import { SectionLink } from "./section-link.tsx";
import { destinationOf, type InnerSection } from "./sections.ts";

export interface ClientSectionScreenProps {
  section: InnerSection;
  user: CurrentUser;
  ownRequests: ReactNode;
}

/** A section of the panel of clients: heading, short text, and the way to its full page. */
export function ClientSectionScreen({ section, user, ownRequests }: ClientSectionScreenProps) {
  const { label, text } = SECTIONS[section];
  return (
    <div className="px-4 pb-8 md:px-0">
      <PageHeader
        title={label}
        text={text}
        back={
          <SectionLink section="dashboard" className={backLinkClass}>
            <BackLabel>{SECTION.back}</BackLabel>
          </SectionLink>
        }
      />
      <SectionBody section={section} user={user} ownRequests={ownRequests} />
    </div>
  );
}

function SectionBody({ section, user, ownRequests }: ClientSectionScreenProps) {
  switch (section) {
    case "publicar-solicitacao":
      return (
        <Lead section={section} drawing={<FloorPlan />} action={ACTIONS.publish}>
          <Steps />
        </Lead>
      );
    case "central-avaliacoes":
      return <Lead section={section} drawing={<TapeMeasure />} action={SECTIONS[section].label} />;
    case "minhas-oportunidades":
      return ownRequests;
    case "oportunidades-gerais":
      return (
        <Lead section={section} drawing={<BrickWall />} action={ACTIONS.opportunities}>
          <OpenCount />
        </Lead>
      );
    case "compra-venda":
      return <Lead section={section} drawing={<Trowel />} action={SECTIONS[section].label} />;
    case "contratos":
      return <Lead section={section} drawing={<Crane />} action={ACTIONS.contracts} />;
    case "suporte":
      return <Support user={user} />;
  }
}

interface LeadProps {
  section: InnerSection;
  drawing: ReactNode;
  action: string;
  children?: ReactNode;
}

/** Drawing, what there is to know, and the link to the full page, or that it is being built. */
function Lead({ section, drawing, action, children }: LeadProps) {
  const { page, isBuilt } = destinationOf(section);
  return (
    <Card className="flex flex-col items-center gap-5 lg:flex-row lg:gap-8">
      <div className={cx("w-40 shrink-0 text-blueprint md:w-52", children !== undefined && "max-md:hidden")}>
        {drawing}
      </div>
      <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
        {children}
        {page !== null && isBuilt && (
          <PageLink to={page} className={buttonClass({ size: "lg", className: "md:self-center lg:self-start" })}>
            {action}
            <ArrowRight size={20} aria-hidden />
          </PageLink>
        )}
        {!isBuilt && (
          <div className="flex flex-col items-center gap-2 text-center lg:items-start lg:text-left">
            <InConstruction />
            <p className="text-ink-soft">{SECTION.inConstructionText}</p>
          </div>
        )}
      </div>
    </Card>
  );
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

function Support({ user }: { user: CurrentUser }) {
  const { data, isError, isFetching, refetch } = trpc.support.contacts.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data && isError) {
    return <ErrorState title={SUPPORT.failed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <Card className="flex flex-col items-center gap-5 lg:flex-row lg:gap-8">
      <div className="w-40 shrink-0 text-blueprint md:w-52">
        <Door />
      </div>
      {data ? (
        <div className="flex w-full min-w-0 flex-1 flex-col gap-4 text-center md:items-center lg:items-start lg:text-left">
          <ButtonLink
            href={whatsappLink(data.whatsapp, SUPPORT.text(user.name || user.email))}
            newTab
            size="lg"
            icon={WhatsAppIcon}
          >
            {SUPPORT.open}
          </ButtonLink>
          <p className="text-ink-soft">
            {SUPPORT.orMail}{" "}
            <a href={`mailto:${data.email}`} className="link inline-block">
              {data.email}
            </a>
          </p>
        </div>
      ) : (
        <Skeleton className="h-14 w-full max-w-sm rounded-control" />
      )}
    </Card>
  );
}
