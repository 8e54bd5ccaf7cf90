import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { buttonClass, Of } from "@/ui/button.tsx";
import { AGREEMENT_LINK } from "../messages.ts";

interface AgreementLinkProps {
  hire: Pick<HireView, "id" | "agreement">;
  personName: string;
  variant?: "primary" | "outline";
  className?: string;
}

/** Leads to the agreement, and says what state it is in. */
export function AgreementLink({ hire, personName, variant = "outline", className }: AgreementLinkProps) {
  return (
    <Link
      to="/contratacao/$id/acordo"
      params={{ id: hire.id }}
      className={buttonClass({ variant, size: "sm", className })}
    >
      <FileText size={20} aria-hidden />
      <span className="min-w-0">
        {AGREEMENT_LINK[hire.agreement]}
        <Of>{personName}</Of>
      </span>
    </Link>
  );
}
