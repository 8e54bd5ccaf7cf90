import { Link } from "@tanstack/react-router";
import { missingTopic } from "#src/features/alerts/rules.ts";
import type { AlertSettings } from "#src/features/alerts/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/illustrations-site.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { Notice } from "@/ui/notice.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { AlertForm } from "./alert-form.tsx";
import { DeviceCard } from "./device-card.tsx";
import { MISSING, NO_PROVIDER, PAGE, PLAN } from "./messages.ts";

const columnClass = "flex flex-col gap-4 md:gap-6";

/** /alertas: how providers are told of new requests. */
export function AlertsScreen() {
  const query = trpc.alerts.settings.useQuery();
  return (
    <Container width="form" className="pb-8">
      <PageHeader title={PAGE.title} text={PAGE.text} back={<BackLink to="/conta" />} />
      <Loaded query={query} pending={<Pending />} failed={{ title: PAGE.failed }}>
        {(settings) =>
          settings === null ? (
            <NoProvider />
          ) : (
            <div className={columnClass}>
              <MissingTopic settings={settings} />
              {!settings.isPremium && <FreePlan />}
              <DeviceCard />
              <AlertForm settings={settings} />
            </div>
          )
        }
      </Loaded>
    </Container>
  );
}

function Pending() {
  return (
    <SkeletonGroup label={PAGE.loading} className={columnClass}>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/** What a provider has to choose before any request concerns them. */
function MissingTopic({ settings }: { settings: AlertSettings }) {
  const field = missingTopic(settings);
  if (field === null) return null;
  const { text, action } = MISSING[field];
  const link = (
    <Link
      to="/profile"
      search={{ campo: field }}
      className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}
    >
      {action}
    </Link>
  );
  return (
    <Notice tone="waiting" action={link}>
      {text}
    </Notice>
  );
}

function FreePlan() {
  const action = (
    <Link to="/premium" className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}>
      {PLAN.action}
    </Link>
  );
  return (
    <Notice tone="waiting" action={action}>
      {PLAN.free}
    </Notice>
  );
}

function NoProvider() {
  return (
    <Card>
      <EmptyState
        illustration={<TapeMeasure />}
        title={NO_PROVIDER.title}
        text={NO_PROVIDER.text}
        action={
          <Link
            to="/profile"
            search={{ campo: "profession" }}
            className={buttonClass({ className: "w-full xs:w-auto" })}
          >
            {NO_PROVIDER.action}
          </Link>
        }
      />
    </Card>
  );
}
