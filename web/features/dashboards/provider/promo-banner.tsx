import { Link } from "@tanstack/react-router";
import { ArrowRight, Gift } from "lucide-react";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { PROMO } from "./messages.ts";

/** The 30 days, for those who can still have them. `campaign`: the title of their campaign. */
export function PromoBanner({ campaign }: { campaign: string }) {
  return (
    <Card tone="premium" className="flex gap-3.5 max-xs:flex-col xs:items-center md:px-6 md:py-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-white text-premium max-xs:hidden">
        <Gift size={24} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-premium">{campaign}</p>
        <h2 className="text-lg leading-tight">{PROMO.title}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{PROMO.text}</p>
      </div>
      <Link to="/gerenciar-assinatura" className={buttonClass({ variant: "secondary", className: "shrink-0" })}>
        {PROMO.action}
        <ArrowRight size={18} aria-hidden className="max-md:hidden" />
      </Link>
    </Card>
  );
}
