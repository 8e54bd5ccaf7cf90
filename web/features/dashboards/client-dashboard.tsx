import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { CountCard, OpportunitiesCountCard } from "./count-card.tsx";
import { COUNTS, PANEL } from "./messages.ts";
import { PanelHero } from "./panel-hero.tsx";

/** /cliente/dashboard: greeting, counts, and the person's own requests as `children`. */
export function ClientDashboard({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const now = useNow();
  const mine = trpc.requests.mine.useQuery();
  const counts = trpc.requests.typeCounts.useQuery();
  const open = mine.data?.filter((request) => request.expiresAt > now).length;
  return (
    <>
      <PanelHero
        panel="client"
        user={user}
        text={PANEL.publishText}
        action={
          <Link to="/solicitar-servico" className={buttonClass({ size: "lg" })}>
            <Plus size={22} aria-hidden />
            {PANEL.publish}
          </Link>
        }
      />
      <Container className="space-y-8 py-6 md:py-8">
        <div className="grid grid-cols-2 gap-3 md:max-w-xl md:gap-4">
          <CountCard
            label={COUNTS.own}
            value={mine.data?.length ?? (mine.isError ? COUNTS.unknown : undefined)}
            text={open === undefined ? undefined : COUNTS.ownOpen(open)}
          />
          <OpportunitiesCountCard value={counts.data?.total ?? (counts.isError ? COUNTS.unknown : undefined)} />
        </div>
        {children}
      </Container>
    </>
  );
}
