import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card.tsx";

interface SectionCardProps {
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

export const listClass = "mt-3 divide-y divide-concrete-200";
