import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { buttonClass, Of } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { AGREEMENT_LINK } from "../messages.ts";

interface AgreementLinkProps {
  hire: Pick<HireView, "id" | "agreement">;
  personName: string;
  /** Whether it is what to do first, if there is anything to do about it. */
  isNext: boolean;
}

/** Leads to the agreement, and says what state it is in. */
export function AgreementLink({ hire, personName, isNext }: AgreementLinkProps) {
  const isDue = isNext && (hire.agreement === "none" || hire.agreement === "theirs");
  return (
    <Link
      to="/contratacao/$id/acordo"
      params={{ id: hire.id }}
      className={buttonClass({
        variant: isDue ? "primary" : "outline",
        size: "sm",
        className: cx(isNext && "max-md:flex-1"),
      })}
    >
      <FileText size={20} aria-hidden />
      <span className="min-w-0">
        {AGREEMENT_LINK[hire.agreement]}
        <Of>{personName}</Of>
      </span>
    </Link>
  );
}
