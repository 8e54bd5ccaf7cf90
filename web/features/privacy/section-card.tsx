import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";

export interface SectionCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the privacy part of /conta. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      {children}
    </Card>
  );
}

const PLACES = ["first", "second", "third"] as const;

export function PendingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="mt-4 flex flex-col gap-3">
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-14 w-full" />
      ))}
    </SkeletonGroup>
  );
}

export const listClass = "mt-3 divide-y divide-concrete-200";
