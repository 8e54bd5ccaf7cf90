import { Link } from "@tanstack/react-router";
import { CircleAlert, ReceiptText } from "lucide-react";
import type { BillingStatus, OpenCharge } from "#src/features/billing/schemas.ts";
import { formatDate, formatDay } from "@/lib/format/dates.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { OPEN } from "./messages.ts";

/** The charge to pay next, and what happens to the access if it stays unpaid. */
export function OpenChargeCard({ charge, status }: { charge: OpenCharge; status: BillingStatus }) {
  const { dueDate, valueCents, isOverdue } = charge;
  const Icon = isOverdue ? CircleAlert : ReceiptText;
  const money = formatPrice(valueCents);
  return (
    <Card
      as="section"
      aria-labelledby="fatura-aberta"
      className={cx(
        "flex flex-col gap-4 md:flex-row md:items-center md:justify-between",
        isOverdue && "border-danger/50! bg-danger-soft!",
      )}
    >
      <div className="flex min-w-0 gap-3">
        <Icon size={24} aria-hidden className={cx("mt-0.5 shrink-0", isOverdue ? "text-danger" : "text-blueprint")} />
        <div className="min-w-0">
          <h2 id="fatura-aberta" className="text-lg">
            {isOverdue ? OPEN.overdueTitle : OPEN.title}
          </h2>
          <p className="mt-0.5">{(isOverdue ? OPEN.overdue : OPEN.text)(money, formatDate(dueDate))}</p>
          {isOverdue && <p className="mt-0.5">{accessText(status)}</p>}
        </div>
      </div>
      <Link
        to="/premium"
        search={{ passo: "pagamento", voltar: "/gerenciar-assinatura" }}
        className={buttonClass({ className: "shrink-0" })}
      >
        {OPEN.action}
      </Link>
    </Card>
  );
}

function accessText({ isPremium, premiumUntil, lastPremiumAt }: BillingStatus): string {
  if (isPremium && premiumUntil !== null) return OPEN.keptUntil(formatDay(premiumUntil - 1));
  return lastPremiumAt === null ? OPEN.neverHad : OPEN.lost;
}
