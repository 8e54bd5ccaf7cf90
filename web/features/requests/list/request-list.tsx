import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { CARD_GRID } from "@/ui/states/card-grid.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { RequestCard } from "../request-card.tsx";
import type { DetailHost } from "../use-overlay.ts";

/**
 * Heights of rendered cards, in px. Off-screen cards aren't rendered (`content-visibility`), so restoring a list's
 * scroll position needs their heights. Valid for one window width.
 */
const heights = new Map<string, number>();
let width = 0;

/** Height in px of a card not rendered yet: badges, title, three lines, place, countdown. */
const USUAL_HEIGHT = 248;
/** Vertical padding of a list item in px, top and bottom together. */
const PADDING = 16;

function heightOf(id: string): number {
  return (width === window.innerWidth && heights.get(id)) || USUAL_HEIGHT;
}

/** Stores the current heights of a list's cards. */
function rememberHeights(list: HTMLElement): void {
  if (width !== window.innerWidth) heights.clear();
  width = window.innerWidth;
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset["id"])
      heights.set(child.dataset["id"], child.offsetHeight - PADDING);
  }
}

export interface RequestListProps {
  requests: readonly RequestSummary[];
  now: number;
  host: DetailHost;
  label: string;
  titleAs?: "h2" | "h3" | undefined;
  /** What the user can do with a request at once; null for nothing. */
  step?: (request: RequestSummary) => ReactNode;
}

/** List of request cards. Off-screen cards aren't rendered. */
export function RequestList({ requests, now, host, label, titleAs, step }: RequestListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element) rememberHeights(element);
    };
  }, []);
  return (
    <ul ref={list} aria-label={label} className={CARD_GRID}>
      {requests.map((request) => (
        <li
          key={request.id}
          data-id={request.id}
          style={{ containIntrinsicHeight: `auto ${heightOf(request.id)}px` }}
          // Padding and negative margin keep shadow and focus ring, which the containment would clip.
          className="-m-2 min-w-0 p-2 [content-visibility:auto]"
        >
          <RequestCard request={request} now={now} host={host} titleAs={titleAs} step={step?.(request)} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder for loading cards, at most six. */
export function RequestListSkeleton({ label, count = PLACES.length }: { label: string; count?: number | undefined }) {
  return (
    <SkeletonGroup label={label} className={CARD_GRID}>
      {PLACES.slice(0, count).map((place) => (
        <div key={place} aria-hidden className="rounded-card border border-concrete-200 bg-white p-4 md:p-6">
          <div className="flex justify-between">
            <Skeleton className="h-5.5 w-32" />
            <Skeleton className="h-5 w-16" />
          </div>
          <Skeleton className="mt-3 h-6 w-3/4" />
          <SkeletonText lines={3} className="mt-3" />
          <Skeleton className="mt-5 h-4 w-1/2" />
          <div className="mt-4 flex justify-between border-t border-concrete-200 pt-3.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
