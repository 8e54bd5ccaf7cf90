import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { BrickWall, TapeMeasure } from "@/ui/late-drawings.tsx";
import { NONE } from "./no-requests-messages.ts";
import type { RequestSearch } from "./search.ts";

export interface NoRequestsProps {
  type: RequestSearch["tipo"];
  para: RequestSearch["para"];
  onClearFilter: () => void;
  /** The button that creates a request. */
  add: ReactNode;
}

/** In place of an empty list: the way out of its filters, or to the first request. */
export function NoRequests({ type, para, onClearFilter, add }: NoRequestsProps) {
  const seeAll = (
    <Button variant="outline" onClick={onClearFilter}>
      {NONE.seeAll}
    </Button>
  );
  if (para) return <NoneForMe>{seeAll}</NoneForMe>;
  if (!type) {
    return (
      <EmptyState
        illustration={<BrickWall />}
        title={NONE.title}
        text={NONE.text}
        action={<div className="md:hidden">{add}</div>}
      />
    );
  }
  return <EmptyState illustration={<TapeMeasure />} title={NONE.ofType} text={NONE.ofTypeText(type)} action={seeAll} />;
}

/** What fits a provider depends on the profile. */
function NoneForMe({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={NONE.forMe}
      text={NONE.forMeText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/profile" className={buttonClass()}>
            {NONE.widen}
          </Link>
          {children}
        </div>
      }
    />
  );
}
