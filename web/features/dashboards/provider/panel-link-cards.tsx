import { BellRing, ChartColumn, ChevronRight } from "lucide-react";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { PageLink } from "../page-link.tsx";
import { ALERTS, ANALYTICS } from "./messages.ts";

const LINKS = [
  { to: "/alertas", icon: BellRing, tone: "bg-blueprint-50 text-blueprint", ...ALERTS },
  { to: "/analises", icon: ChartColumn, tone: "bg-premium-soft text-premium", ...ANALYTICS },
] as const;

/** Links to the provider's own screens that are no sections of the panel: alerts, and the analyses that come with premium. */
export function PanelLinkCards() {
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {LINKS.map(({ to, icon: Icon, tone, title, text }) => (
        <Card key={to} interactive padding="none" className="flex min-h-18 items-center gap-3.5 px-3.5 py-3">
          <span className={cx("flex size-11 shrink-0 items-center justify-center rounded-control", tone)}>
            <Icon size={22} aria-hidden />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="text-base leading-tight">
              <PageLink to={to} className={cardLinkClass}>
                {title}
              </PageLink>
            </h2>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
          <ChevronRight size={20} aria-hidden className="text-concrete-500" />
        </Card>
      ))}
    </div>
  );
}
