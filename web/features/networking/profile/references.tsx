import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ProfessionalPage, Reference } from "#src/features/networking/schemas.ts";
import { late } from "@/lib/late.tsx";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, IconButton } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import type { ReportAction } from "../report-action.ts";
import { ShareButton } from "../share-button.tsx";
import { REFERENCES } from "./messages.ts";
import { ReferenceCard } from "./reference-card.tsx";

const ReferenceDialog = late(async () => (await import("./reference-dialog.tsx")).ReferenceDialog);

/** For logged-in users who may write one. */
function AddButton({ profile }: { profile: ProfessionalPage }) {
  const user = useCurrentUser();
  const dialog = useLateDialog(ReferenceDialog);
  if (!user || profile.isOwn || profile.isBlocked) return null;
  return (
    <>
      <Button variant="outline" size="sm" icon={Plus} {...dialog.opener}>
        {REFERENCES.add}
      </Button>
      {dialog.isOpen && <ReferenceDialog professional={profile} authorId={user.id} onClose={dialog.close} />}
    </>
  );
}

/** Tracks whether a scrollable row is at its start or end, and scrolls it by its width. */
function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const measure = () => {
    const element = row.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const next = { start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 };
    setEdges((now) => (now.start === next.start && now.end === next.end ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards make the row longer, so measure again
  useEffect(() => {
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [count]);
  const move = (direction: -1 | 1) => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth, behavior: isCalm ? "auto" : "smooth" });
  };
  return { row, edges, measure, move };
}

interface CarouselProps {
  references: readonly Reference[];
  profile: ProfessionalPage;
  Report: ReportAction;
  /** Last item of the row: the button that loads more. */
  more: ReactNode;
}

/** One card per view on phones, two on wide screens. Scrolls by swipe, arrow keys or buttons. */
function Carousel({ references, profile, Report, more }: CarouselProps) {
  const { row, edges, measure, move } = useRow(references.length);
  const item = "w-full shrink-0 snap-start md:w-[calc(50%-0.5rem)]";
  return (
    <>
      <ul
        ref={row}
        onScroll={measure}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable for the arrow keys
        tabIndex={0}
        aria-label={REFERENCES.carousel}
        className="-m-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto overscroll-x-contain rounded-card p-1 [scrollbar-width:none] noscript:[scrollbar-width:auto]"
      >
        {references.map((reference) => (
          <li key={reference.id} className={item}>
            <ReferenceCard reference={reference} professionalId={profile.id} isOwn={profile.isOwn} Report={Report} />
          </li>
        ))}
        {more && <li className={`${item} grid place-items-center noscript:hidden`}>{more}</li>}
      </ul>
      {!(edges.start && edges.end) && (
        <div className="mt-3 flex justify-center gap-2">
          <IconButton
            icon={ChevronLeft}
            label={REFERENCES.previous}
            variant="outline"
            disabled={edges.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={REFERENCES.next}
            variant="outline"
            disabled={edges.end}
            onClick={() => move(1)}
          />
        </div>
      )}
    </>
  );
}

/** 'Referências': references by others, newest first. */
export function References({ profile, Report }: Pick<CarouselProps, "profile" | "Report">) {
  const user = useCurrentUser();
  const query = trpc.networking.references.useInfiniteQuery(
    { id: profile.id },
    { getNextPageParam: nextCursorOf, initialCursor: null, select: itemsOf },
  );
  const { isPending } = query;
  useEffect(() => {
    // Notices lead here.
    if (!isPending && window.location.hash === "#referencias") {
      document.getElementById("referencias")?.scrollIntoView();
    }
  }, [isPending]);
  return (
    <section aria-labelledby="referencias">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="referencias" className="scroll-mt-16 text-xl">
          {REFERENCES.title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {profile.isOwn && profile.isComplete && (
            <ShareButton what="reference" slug={profile.slug} variant="secondary" size="sm">
              {REFERENCES.ask}
            </ShareButton>
          )}
          <AddButton profile={profile} />
        </div>
      </div>
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={REFERENCES.loading} className="grid gap-4 md:grid-cols-2">
            <SkeletonCard />
            <SkeletonCard className="max-md:hidden" />
          </SkeletonGroup>
        }
        failed={{ title: REFERENCES.failed, titleAs: "p" }}
        empty={
          <div className="rounded-card border border-dashed border-concrete-300">
            <EmptyState
              titleAs="p"
              title={REFERENCES.empty}
              text={profile.isOwn ? profile.isComplete && REFERENCES.emptyOwn : user && REFERENCES.emptyText}
            />
          </div>
        }
      >
        {(references) => (
          <Carousel
            references={references}
            profile={profile}
            Report={Report}
            more={query.hasNextPage && <MoreButton list={query} of={REFERENCES.moreOf} className="" />}
          />
        )}
      </Loaded>
    </section>
  );
}
