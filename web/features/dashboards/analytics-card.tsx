import { ChartColumn, ChevronRight } from "lucide-react";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { PageLink } from "./page-link.tsx";
import { ANALYTICS } from "./provider-messages.ts";

/** Links to the analyses, which come with premium. */
export function AnalyticsCard() {
  return (
    <Card interactive padding="none" className="flex min-h-18 items-center gap-3.5 px-3.5 py-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-premium-soft text-premium">
        <ChartColumn size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-tight">
          <PageLink to="/analises" className={cardLinkClass}>
            {ANALYTICS.title}
          </PageLink>
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{ANALYTICS.text}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="text-concrete-500" />
    </Card>
  );
}
