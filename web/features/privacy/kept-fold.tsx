import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { late } from "@/lib/late.tsx";
import { Card } from "@/ui/card.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { KEPT } from "./messages.ts";

// Its texts name limits of many features, which must not load with the screens that share code with this one.
const KeptList = late(async () => (await import("./kept-list.tsx")).KeptList, {
  pending: <SkeletonRows label={KEPT.loading} className="mt-4" />,
  failed: lateError,
});

/** 'O que guardamos sobre você', folded: it is long, and few ask. */
export function KeptFold() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h3 className="text-lg">{KEPT.title}</h3>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-blueprint transition-transform group-open:rotate-180"
          />
        </summary>
        {isOpen && (
          <>
            <p className="mt-1 text-ink-soft">{KEPT.text}</p>
            <KeptList />
          </>
        )}
      </details>
    </Card>
  );
}
