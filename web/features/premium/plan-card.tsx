import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { PLAN } from "./messages.ts";
import { PlanTable } from "./plan-table.tsx";

/** The plan with its price, what to do about it (`children`), and what it has beside the free one. */
export function PlanCard({ children }: { children?: ReactNode }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{PLAN.name}</h2>
        <p>
          <span className="title text-3xl tabular-nums">{PLAN.price}</span>{" "}
          <span className="text-ink-soft">{PLAN.period}</span>
        </p>
      </div>
      {children}
      <div className="mt-5 border-t border-concrete-200 pt-5">
        <PlanTable />
      </div>
    </Card>
  );
}
