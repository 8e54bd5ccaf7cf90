import type { ReactNode } from "react";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { CONTRACTS } from "./contracts-messages.ts";
import { PANEL_HOME, type Panel } from "./panel.ts";

/** /client-contracts and /provider-contracts: the list of hires, and a line about contracts to come. */
export function Contracts({ panel, children }: { panel: Panel; children: ReactNode }) {
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={CONTRACTS[panel].title} back={<BackLink to={PANEL_HOME[panel]} goesBack={false} />} />
      <section aria-labelledby="contratacoes">
        <h2 id="contratacoes" className="mb-3 text-xl">
          {CONTRACTS[panel].hires}
        </h2>
        {children}
      </section>
      <p className="mt-6 text-sm">
        <span className="font-semibold">{CONTRACTS.soon}</span>{" "}
        <span className="text-premium">{CONTRACTS.premiumOnly}</span>
      </p>
    </Container>
  );
}
