import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/session.ts";
import { BackLink } from "@/ui/back-link.tsx";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { Crane } from "@/ui/illustrations-site.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { CONTRACTS } from "./contracts-messages.ts";
import { PANEL_HOME, type Panel } from "./panel.ts";

/** /client-contracts and /provider-contracts: the list of hires, and the place of announced contracts on paper. */
export function Contracts({ panel, children }: { panel: Panel; children: ReactNode }) {
  const isFree = useCurrentUser()?.isPremium === false;
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={CONTRACTS[panel].title} back={<BackLink to={PANEL_HOME[panel]}>{CONTRACTS.back}</BackLink>} />
      <section aria-labelledby="contratacoes">
        <h2 id="contratacoes" className="mb-3 text-xl">
          {CONTRACTS[panel].hires}
        </h2>
        {children}
      </section>
      <Card className="mt-6 flex flex-col items-center py-8 text-center md:py-12">
        <div className="w-48 text-blueprint">
          <Crane />
        </div>
        <p className="title mt-5 text-3xl">{CONTRACTS.soon}</p>
        <p className="mt-3 flex">
          <Badge tone="premium">{CONTRACTS.premiumOnly}</Badge>
        </p>
        <p className="mt-4 max-w-md text-ink-soft">{CONTRACTS[panel].text}</p>
        {isFree && (
          <Link to="/premium" className={buttonClass({ variant: "outline", className: "mt-6" })}>
            {CONTRACTS.premium}
          </Link>
        )}
      </Card>
    </Container>
  );
}
