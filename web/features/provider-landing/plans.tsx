import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useHasLoggedInHere } from "@/lib/session/session-hint.ts";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { LandingSection } from "@/ui/landing.tsx";
import { PLANS } from "./messages.ts";

function Price({ price, period }: { price: string; period: string }) {
  return (
    <p className="mt-2">
      <span className="title text-3xl tabular-nums">{price}</span> <span className="text-ink-soft">{period}</span>
    </p>
  );
}

/** How to begin with each plan, and what they have, line by line (`comparison`). */
export function Plans({ comparison }: { comparison: ReactNode }) {
  const { free, premium } = PLANS;
  const isNew = !useHasLoggedInHere();
  return (
    <LandingSection title={PLANS.title}>
      <div className="mt-5 grid gap-4 md:mt-8 md:grid-cols-2 md:items-start md:gap-6">
        <Card as="section" className="flex flex-col">
          <h3 className="text-xl">{free.name}</h3>
          <Price {...free} />
          <p className="mt-3 flex-1">{free.lead}</p>
          <Link
            to="/entrar"
            search={{ aba: "cadastro", papel: "provider" }}
            className={buttonClass({ variant: "outline", className: "mt-6 w-full" })}
          >
            {free.go}
          </Link>
        </Card>
        <Card as="section" tone="premium" className="flex flex-col">
          <h3 className="flex text-xl">
            <Badge tone="premium">{premium.name}</Badge>
          </h3>
          <Price {...premium} />
          <p className="mt-3 flex-1">{premium.lead}</p>
          <Link
            to="/entrar"
            search={{ ...(isNew && { aba: "cadastro" }), papel: "provider", voltar: "/premium" }}
            className={buttonClass({ variant: "secondary", className: "mt-6 w-full" })}
          >
            {premium.go}
          </Link>
          <p className="mt-3 text-sm text-ink-soft">{premium.fine}</p>
        </Card>
      </div>
      <Card as="section" className="mt-4 md:mt-6">
        <h3 className="mb-3 text-xl">{PLANS.comparison}</h3>
        {comparison}
      </Card>
    </LandingSection>
  );
}
