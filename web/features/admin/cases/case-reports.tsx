import { formatAgo } from "@/lib/format/dates.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { useLostAccess } from "../list-states.tsx";
import { PersonLink } from "../person/person.tsx";
import { CASES, REPORT_REASONS } from "./messages.ts";

/** Who reported a thing and why, newest first. */
export function CaseReports({ id }: { id: string }) {
  const now = useNow();
  const list = trpc.admin.caseReports.useInfiniteQuery({ id }, { getNextPageParam: nextCursorOf });
  useLostAccess(list.error);
  return (
    <Loaded
      query={list}
      pending={<SkeletonRows label={CASES.loading} rows={1} />}
      failed={{ title: CASES.reportsFailed, titleAs: "p" }}
    >
      {({ pages }) => (
        <>
          <ul className="flex flex-col gap-3">
            {pages
              .flatMap(({ items }) => items)
              .map(({ id: reportId, reason, text, reporterId, reporterName, createdAt }) => (
                <li key={reportId}>
                  <p className="font-semibold">{REPORT_REASONS[reason]}</p>
                  {text && <p className="break-words whitespace-pre-line">{text}</p>}
                  <p className="text-sm text-ink-soft">
                    {CASES.by} <PersonLink id={reporterId} name={reporterName} />, {formatAgo(createdAt, now)}
                  </p>
                </li>
              ))}
          </ul>
          <MoreButton list={list} of={CASES.moreOf} />
        </>
      )}
    </Loaded>
  );
}
