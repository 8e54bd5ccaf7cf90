import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { PageLink } from "./page-link.tsx";

export interface SectionLeadProps {
  /** Path of the full page, if there is one. */
  page: string | null;
  drawing: ReactNode;
  action: string;
  children?: ReactNode;
  /** A secondary link, below the first. */
  after?: ReactNode;
}

/** Illustration, content, and a link to the full page. */
export function SectionLead({ page, drawing, action, children, after }: SectionLeadProps) {
  return (
    <Card className="flex flex-col items-center gap-5 lg:flex-row lg:gap-8">
      <div className={cx("w-40 shrink-0 text-blueprint md:w-52", children !== undefined && "max-md:hidden")}>
        {drawing}
      </div>
      <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
        {children}
        {page !== null && (
          <PageLink to={page} className={buttonClass({ size: "lg", className: "md:self-center lg:self-start" })}>
            {action}
            <ArrowRight size={20} aria-hidden />
          </PageLink>
        )}
        {after}
      </div>
    </Card>
  );
}
