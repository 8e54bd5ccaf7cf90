import { Link } from "@tanstack/react-router";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { INTERESTED } from "../interested/interested-messages.ts";

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
