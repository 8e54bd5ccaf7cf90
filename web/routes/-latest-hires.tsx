import { LATEST_SHOWN } from "@/features/dashboards/section-names.ts";
import { HireList } from "@/features/hires/hire-list.tsx";
import { hireRating } from "@/features/ratings/hire-rating.tsx";
import { HiredChoice } from "@/features/requests/detail/late-own-step.tsx";

/** The user's newest hires on one side, with what other features add to them. */
export function LatestHires({ side }: { side: "client" | "provider" }) {
  return <HireList side={side} shown={LATEST_SHOWN} rating={hireRating} closing={(id) => <HiredChoice id={id} />} />;
}
