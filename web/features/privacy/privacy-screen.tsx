import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { late } from "@/lib/late.tsx";
import { PRIVACY_PATH } from "@/lib/links.ts";
import { BackLink, useGoBack } from "@/ui/back-link.tsx";
import { cardLinkClass } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { LinkCard } from "@/ui/link-card.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { ALERTS, PAGE, SEARCHES } from "./messages.ts";
import { OpeningsCard } from "./openings-card.tsx";

// Its texts name limits of many features, which must not load with the screens that share code with this one.
const KeptCard = late(async () => (await import("./retention-card.tsx")).KeptCard, {
  pending: <Skeleton className="h-96 w-full rounded-card" />,
  failed: (retry) => <ErrorState titleAs="p" onRetry={retry} />,
});

export interface PrivacyScreenProps {
  isProvider: boolean;
  /** More cards, at the end. */
  children: ReactNode;
}

/** /meus-dados: what is stored about a person, who saw it, and what the person can do about it. */
export function PrivacyScreen({ isProvider, children }: PrivacyScreenProps) {
  const { onClick } = useGoBack("anywhere");
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={PAGE.title}
        text={PAGE.text}
        back={
          <BackLink to="/profile" onClick={onClick}>
            {PAGE.back}
          </BackLink>
        }
      />
      <div className="space-y-4 md:space-y-6">
        <OpeningsCard />
        <KeptCard />
        <ConsentsCard />
        {isProvider && (
          <LinkCard text={ALERTS.text}>
            <Link to="/alertas" className={cardLinkClass}>
              {ALERTS.title}
            </Link>
          </LinkCard>
        )}
        <LinkCard text={SEARCHES.text}>
          <Link to="/marketplace" search={{ ver: "buscas" }} className={cardLinkClass}>
            {SEARCHES.title}
          </Link>
        </LinkCard>
        {children}
        <p>
          <a href={PRIVACY_PATH} className="link inline-flex min-h-11 items-center">
            {PAGE.policy}
          </a>
        </p>
      </div>
    </Container>
  );
}
