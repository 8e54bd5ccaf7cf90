import { Link } from "@tanstack/react-router";
import { BadgeCheck, Hourglass } from "lucide-react";
import type { OpenCharge } from "#src/features/billing/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { MEMBER, OPEN_CHARGE } from "./messages.ts";

export function MemberNotice({ until }: { until: number | null }) {
  return (
    <Card tone="premium" className="mb-4 flex flex-col gap-4">
      <div className="flex min-w-0 gap-3">
        <BadgeCheck size={28} aria-hidden className="shrink-0 text-premium" />
        <div className="min-w-0">
          <h2 className="text-lg">{MEMBER.title}</h2>
          {until !== null && <p className="mt-0.5">{MEMBER.until(formatDay(until - 1))}</p>}
        </div>
      </div>
      <div className="flex flex-col gap-2 xs:flex-row">
        <Link to="/oportunidades" className={buttonClass({ variant: "secondary" })}>
          {MEMBER.action}
        </Link>
        <Link to="/gerenciar-assinatura" className={buttonClass({ variant: "outline" })}>
          {MEMBER.manage}
        </Link>
      </div>
    </Card>
  );
}

export function OpenChargeNotice({ charge, onPay }: { charge: OpenCharge; onPay: () => void }) {
  const money = formatPrice(charge.valueCents);
  const day = formatDate(charge.dueDate);
  return (
    <Card className="mb-4 flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 gap-3">
        <Hourglass size={24} aria-hidden className="mt-0.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <h2 className="text-lg">{OPEN_CHARGE.title}</h2>
          <p className="mt-0.5 text-ink-soft">
            {charge.isOverdue ? OPEN_CHARGE.overdue(money, day) : OPEN_CHARGE.text(money, day)}
          </p>
        </div>
      </div>
      <Button className="shrink-0" onClick={onPay}>
        {OPEN_CHARGE.action}
      </Button>
    </Card>
  );
}
