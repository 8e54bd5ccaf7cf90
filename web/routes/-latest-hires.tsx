import { Link } from "@tanstack/react-router";
import type { HireView } from "#src/features/hires/schemas.ts";
import { allLinkClass, Latest } from "@/features/dashboards/latest.tsx";
import { ALL } from "@/features/dashboards/messages.ts";
import { LATEST_SHOWN } from "@/features/dashboards/section-names.ts";
import { HireCard } from "@/features/hires/hire-card.tsx";
import { HireList } from "@/features/hires/hire-list.tsx";
import { HIRES } from "@/features/hires/messages.ts";
import { hireRating } from "@/features/ratings/hire-rating.tsx";
import { HiredChoice } from "@/features/requests/detail/late-own-step.tsx";

/** More of them have their place in the list of all. */
const RUNNING_SHOWN = 2;

const closing = (id: string) => <HiredChoice id={id} />;

/** The user's newest hires on one side, with what other features add to them. */
export function LatestHires({ side }: { side: "client" | "provider" }) {
  return <HireList side={side} shown={LATEST_SHOWN} rating={hireRating} closing={closing} />;
}

/** The first of the user's running hires on one side. */
export function RunningList({ side, hires }: { side: HireView["side"]; hires: readonly HireView[] }) {
  return (
    <Latest
      title={HIRES.running[side]}
      allLabel={ALL.feminine}
      all={(content) => (
        <Link to={side === "client" ? "/client-contracts" : "/provider-contracts"} className={allLinkClass}>
          {content}
        </Link>
      )}
    >
      <ul className="space-y-3">
        {hires.slice(0, RUNNING_SHOWN).map((hire) => (
          <li key={hire.id}>
            <HireCard hire={hire} rating={hireRating} closing={closing} />
          </li>
        ))}
      </ul>
    </Latest>
  );
}
