import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { PageLink } from "./page-link.tsx";
import { InConstruction } from "./section-cards.tsx";
import { SECTION } from "./section-messages.ts";
import type { Destination } from "./sections.ts";

export interface SectionLeadProps {
  destination: Destination;
  drawing: ReactNode;
  action: string;
  children?: ReactNode;
  /** A secondary link, below the first. */
  after?: ReactNode;
}

/** Illustration, content, and a link to the full page or a note that it isn't built yet. */
export function SectionLead({ destination, drawing, action, children, after }: SectionLeadProps) {
  const { page, isBuilt } = destination;
  return (
    <Card className="flex flex-col items-center gap-5 lg:flex-row lg:gap-8">
      <div className={cx("w-40 shrink-0 text-blueprint md:w-52", children !== undefined && "max-md:hidden")}>
        {drawing}
      </div>
      <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
        {children}
        {page !== null && isBuilt && (
          <PageLink to={page} className={buttonClass({ size: "lg", className: "md:self-center lg:self-start" })}>
            {action}
            <ArrowRight size={20} aria-hidden />
          </PageLink>
        )}
        {!isBuilt && (
          <div className="flex flex-col items-center gap-2 text-center lg:items-start lg:text-left">
            <InConstruction />
            <p className="text-ink-soft">{SECTION.inConstructionText}</p>
          </div>
        )}
        {after}
      </div>
    </Card>
  );
}
