import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { PLAN } from "./messages.ts";

/** The plan with its price and benefits; `children` are below them. */
export function PlanCard({ children }: { children: ReactNode }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{PLAN.name}</h2>
        <p>
          <span className="title text-3xl tabular-nums">{PLAN.price}</span>{" "}
          <span className="text-ink-soft">{PLAN.period}</span>
        </p>
      </div>
      <ul className="mt-5 space-y-4 border-t border-concrete-200 pt-5">
        {PLAN.benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-premium-soft text-premium">
              <Check size={16} aria-hidden />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
