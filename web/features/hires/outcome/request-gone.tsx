import { Link } from "@tanstack/react-router";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { INTERESTED } from "../interested/interested-messages.ts";

/** Codes of a request that doesn't exist or isn't the user's own. */
export const NOT_FOUND_CODES: ReadonlySet<string> = new Set(["request.not_found", "input.invalid"]);

export function RequestGone() {
  return (
    <EmptyState
      illustration={<FloorPlan />}
      title={INTERESTED.gone}
      text={INTERESTED.goneText}
      action={
        <Link to="/cliente/dashboard" className={buttonClass({ variant: "secondary" })}>
          {INTERESTED.goneAction}
        </Link>
      }
    />
  );
}
