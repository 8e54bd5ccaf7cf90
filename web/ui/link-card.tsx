import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import type { Icon } from "./icon-type.ts";

interface LinkCardProps {
  icon?: Icon;
  text?: ReactNode;
  /** A link with `cardLinkClass`. */
  children: ReactNode;
  className?: string;
}

/** A card that leads to another screen. */
export function LinkCard({ icon: Icon, text, children, className }: LinkCardProps) {
  return (
    <Card interactive className={className}>
      <div className="flex items-center gap-4">
        {Icon && <Icon size={24} aria-hidden className="shrink-0 text-blueprint" />}
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">{children}</h2>
          {text && <p className="mt-1 text-ink-soft">{text}</p>}
        </div>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-concrete-500" />
      </div>
    </Card>
  );
}
