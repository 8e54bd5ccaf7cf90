import { Link } from "@tanstack/react-router";
import { Briefcase } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { useIsPhone } from "@/ui/use-media-query.ts";
import { OpportunitiesCountCard } from "./count-card.tsx";
import { COUNTS, OPEN_COUNT_FALLBACK, PANEL } from "./messages.ts";
import { PanelHero } from "./panel-hero.tsx";

/** /prestador/dashboard: greeting, how many opportunities are open, and the newest of them as `children`. */
export function ProviderDashboard({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { data, isError } = trpc.requests.typeCounts.useQuery();
  const isPhone = useIsPhone();
  const fallback = isPhone ? OPEN_COUNT_FALLBACK : COUNTS.unknown;
  return (
    <>
      <PanelHero
        panel="provider"
        user={user}
        text={PANEL.seeOpportunitiesText}
        action={
          <Link to="/oportunidades" className={buttonClass({ size: "lg" })}>
            <Briefcase size={22} aria-hidden />
            {PANEL.seeOpportunities}
          </Link>
        }
      />
      <Container className="space-y-8 py-6 md:py-8">
        <div className="grid md:max-w-xs">
          <OpportunitiesCountCard value={data?.total ?? (isError ? fallback : undefined)} />
        </div>
        {children}
      </Container>
    </>
  );
}
