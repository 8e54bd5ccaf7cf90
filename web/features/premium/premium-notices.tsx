import { Link } from "@tanstack/react-router";
import { BadgeCheck, Hourglass } from "lucide-react";
import type { OpenCharge } from "#src/features/billing/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { MEMBER, OPEN_CHARGE } from "./messages.ts";

export function MemberNotice({ until, isProvider }: { until: number | null; isProvider: boolean }) {
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
        <Link
          to={isProvider ? "/oportunidades" : "/solicitar-servico"}
          className={buttonClass({ variant: "secondary" })}
        >
          {isProvider ? MEMBER.action : MEMBER.publish}
        </Link>
        <Link to="/gerenciar-assinatura" className={buttonClass({ variant: "outline" })}>
          {MEMBER.manage}
        </Link>
      </div>
    </Card>
  );
}

interface OpenChargeNoticeProps {
  charge: OpenCharge;
  /** Whether the charge continues what the person has. */
  isPremium: boolean;
  onPay: () => void;
}

export function OpenChargeNotice({ charge, isPremium, onPay }: OpenChargeNoticeProps) {
  const isNext = isPremium && !charge.isOverdue;
  const money = formatPrice(charge.valueCents);
  const day = formatDate(charge.dueDate);
  return (
    <Card className="mb-4 flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 gap-3">
        <Hourglass size={24} aria-hidden className="mt-0.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <h2 className="text-lg">{isNext ? OPEN_CHARGE.next : OPEN_CHARGE.title}</h2>
          <p className="mt-0.5 text-ink-soft">
            {(charge.isOverdue ? OPEN_CHARGE.overdue : isNext ? OPEN_CHARGE.nextText : OPEN_CHARGE.text)(money, day)}
          </p>
        </div>
      </div>
      <Button variant={isNext ? "outline" : "primary"} className="shrink-0" onClick={onPay}>
        {isNext ? OPEN_CHARGE.pay : OPEN_CHARGE.action}
      </Button>
    </Card>
  );
}
