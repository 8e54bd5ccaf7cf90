import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Badge } from "@/ui/badge.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { CONTRACTS } from "./contracts-messages.ts";
import { PANEL_HOME, type Panel } from "./panel.ts";

/** /client-contracts and /provider-contracts: the list of hires, and a line about the announced contracts. */
export function Contracts({ panel, children }: { panel: Panel; children: ReactNode }) {
  const isFree = useCurrentUser()?.isPremium === false;
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={CONTRACTS[panel].title} back={<BackLink to={PANEL_HOME[panel]} goesBack={false} />} />
      <section aria-labelledby="contratacoes">
        <h2 id="contratacoes" className="mb-3 text-xl">
          {CONTRACTS[panel].hires}
        </h2>
        {children}
      </section>
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{CONTRACTS.soon}</span>
        <span>{CONTRACTS.text}</span>
        <Badge tone="premium">{CONTRACTS.premiumOnly}</Badge>
        {isFree && (
          <Link to="/premium" className="link inline-flex min-h-11 items-center">
            {CONTRACTS.premium}
          </Link>
        )}
      </p>
    </Container>
  );
}
