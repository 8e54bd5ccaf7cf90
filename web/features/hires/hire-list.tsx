import { Link } from "@tanstack/react-router";
import type { HireView } from "#src/features/hires/schemas.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { HireCard, type HireCardProps } from "./hire-card.tsx";
import { HireSkeleton } from "./hire-skeleton.tsx";
import { HIRES } from "./messages.ts";

type Side = HireView["side"];

interface HireListProps {
  /** The user's side. */
  side: Side;
  rating: HireCardProps["rating"];
  /** Asks the client whether the request of this id can be closed. */
  closing?: HireCardProps["closing"];
  /** How many to show; all if undefined. */
  shown?: number;
}

/** The user's hires on one side, newest first. */
export function HireList({ side, rating, closing, shown }: HireListProps) {
  const list = trpc.hires.mine.useInfiniteQuery({ side }, { getNextPageParam: nextCursorOf, select: itemsOf });
  return (
    <Loaded
      query={list}
      pending={<HireSkeleton label={HIRES.loading} />}
      failed={{ title: HIRES.failed, titleAs: "h3" }}
      empty={<NoHires side={side} />}
    >
      {(hires) => (
        <>
          <ul aria-label={HIRES.label} className="space-y-3">
            {hires.slice(0, shown).map((hire) => (
              <li key={hire.id}>
                <HireCard hire={hire} rating={rating} closing={closing} />
              </li>
            ))}
          </ul>
          {shown === undefined && list.hasNextPage && (
            <ListEnd list={list} pending={<HireSkeleton label={HIRES.loadingMore} />} />
          )}
        </>
      )}
    </Loaded>
  );
}

function NoHires({ side }: { side: Side }) {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={HIRES.empty}
      titleAs="h3"
      text={HIRES.emptyText[side]}
      action={
        <Link
          to={side === "client" ? "/cliente/dashboard" : "/oportunidades"}
          className={buttonClass({ variant: "outline" })}
        >
          {HIRES.emptyAction[side]}
        </Link>
      }
    />
  );
}
