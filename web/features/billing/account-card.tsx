import { Link } from "@tanstack/react-router";
import { Crown, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { endOfPremium } from "#src/features/billing/rules.ts";
import type { BillingStatus } from "#src/features/billing/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ACCOUNT, SOURCE } from "./messages.ts";

/** 'Informações da Conta' and the way to the plans. */
export function AccountCard({ status, isProvider }: { status: BillingStatus; isProvider: boolean }) {
  const { isPremium, canReactivate, joinedAt, lastPremiumAt, nextDueDate } = status;
  return (
    <Card as="section" aria-labelledby="conta">
      <h2 id="conta" className="text-xl">
        {ACCOUNT.title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        <Fact term={ACCOUNT.joined}>{formatDay(joinedAt)}</Fact>
        <Fact term={ACCOUNT.status}>
          {isPremium ? (
            <Badge tone="premium" icon={Crown}>
              {ACCOUNT.premium}
            </Badge>
          ) : (
            <Badge icon={UserRound}>{ACCOUNT.free}</Badge>
          )}
        </Fact>
        <Fact term={ACCOUNT.last}>{lastPremiumAt === null ? ACCOUNT.none : formatDay(lastPremiumAt)}</Fact>
        <Fact term={ACCOUNT.next}>{nextDueDate === null ? ACCOUNT.none : formatDate(nextDueDate)}</Fact>
      </dl>
      <div className="mt-5 flex flex-col gap-4 border-t border-concrete-200 pt-5 md:flex-row md:items-center md:justify-between">
        <p className="min-w-0 text-ink-soft">
          {planText(status, isProvider ? ACCOUNT.freeText : ACCOUNT.freeTextClient)}
        </p>
        <Link
          to="/premium"
          search={{ voltar: "/gerenciar-assinatura" }}
          className={buttonClass({
            variant: isPremium || canReactivate ? "outline" : "primary",
            className: "shrink-0",
          })}
        >
          {isPremium ? ACCOUNT.otherPlans : ACCOUNT.plans}
        </Link>
      </div>
    </Card>
  );
}

function planText(status: BillingStatus, freeText: string): string {
  const { source, endedAt } = status;
  const end = endOfPremium(status);
  if (source !== null && end !== null) return SOURCE[source](formatDay(end - 1));
  return endedAt === null ? freeText : `${ACCOUNT.ended(formatDay(endedAt - 1))} ${freeText}`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
