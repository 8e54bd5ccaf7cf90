import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { COUNTS } from "./section-messages.ts";

export interface CountCardProps {
  label: ReactNode;
  /** Undefined while loading. */
  value: ReactNode;
  text?: ReactNode;
  /** Set if the label is a link. */
  interactive?: boolean | undefined;
}

function CountValue({ value }: { value: ReactNode }) {
  if (value !== undefined) return <p className="title text-3xl tabular-nums">{value}</p>;
  return (
    <>
      <span className="sr-only">{COUNTS.loading}</span>
      <Skeleton className="h-9.5 w-14" />
    </>
  );
}

export function CountCard({ label, value, text, interactive }: CountCardProps) {
  return (
    <Card interactive={interactive} className="flex flex-col">
      <CountValue value={value} />
      <p className="mt-1 leading-tight font-semibold">{label}</p>
      {text && <p className="mt-auto pt-1 text-sm text-ink-soft">{text}</p>}
    </Card>
  );
}
