import { ExternalLink } from "lucide-react";
import type { AdminCase } from "#src/features/admin/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { REASONS } from "@/lib/report-messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { Fold } from "@/ui/fold.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { ActButtons } from "../act-menu.tsx";
import { nameOfKind } from "../content/messages.ts";
import { useLostAccess } from "../list-states.tsx";
import { PersonLink } from "../person/person.tsx";
import { decisionsOn } from "./case-acts.ts";
import { CASES, DECIDED } from "./messages.ts";

/** A reported thing with its reports, and the decision or the buttons for it. */
export function CaseCard({ row }: { row: AdminCase }) {
  const now = useNow();
  const { id, kind, ownerId, ownerName, reportCount, createdAt, excerpt, path, answer, decision } = row;
  const titleId = `denuncia-${id}`;
  const reports = (
    <div className="mt-3">
      <CaseReports id={id} />
    </div>
  );
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg">
          {nameOfKind(kind)} {CASES.from} <PersonLink id={ownerId} name={ownerName} />
        </h2>
        <Badge>{reportCount === 0 ? CASES.direct : CASES.count(reportCount)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {reportCount === 0
          ? `${CASES.directSince}, ${formatAgo(createdAt, now)}`
          : CASES.since(formatAgo(createdAt, now))}
      </p>
      {excerpt && <p className="mt-3 border-l-4 border-concrete-300 pl-3 break-words whitespace-pre-line">{excerpt}</p>}
      {path === null && kind !== "account" && <p className="mt-3 text-sm text-ink-soft">{CASES.gone}</p>}
      {path !== null && (
        <a
          href={path}
          target="_blank"
          rel="noopener noreferrer"
          className="link mt-1 inline-flex min-h-11 items-center gap-1.5"
        >
          {CASES.open}
          <ExternalLink size={18} aria-hidden />
        </a>
      )}
      {reportCount > 0 && (waitsForDecision(row) ? reports : <Fold title={CASES.reports}>{reports}</Fold>)}
      {decision !== null && <Decided row={row} />}
      {answer && (
        <div className="mt-4">
          <p className="text-sm font-semibold">{CASES.answer}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
      <Decide row={row} />
    </Card>
  );
}

/** Whether it is undecided, or answered since. */
const waitsForDecision = ({ decision, answeredAt, reviewedAt }: AdminCase) =>
  decision === null || (answeredAt !== null && reviewedAt === null);

function Decide({ row }: { row: AdminCase }) {
  const isAgain = row.decision !== null;
  const acts = decisionsOn(row);
  if (acts.length === 0) return null;
  const buttons = (
    <ActButtons
      row={row}
      label={isAgain ? CASES.decideAgain : CASES.decide}
      acts={acts}
      className="mt-3 border-t border-concrete-200 pt-4"
    />
  );
  return waitsForDecision(row) ? buttons : <Fold title={CASES.decideAgain}>{buttons}</Fold>;
}

function Decided({ row: { decision, decidedAt, decisionReason, reviewedAt } }: { row: AdminCase }) {
  return (
    <div className="mt-3 border-t border-concrete-200 pt-4">
      <p className="flex flex-wrap items-center gap-2">
        {decision && <Badge tone="info">{DECIDED[decision]}</Badge>}
        {reviewedAt !== null && <Badge>{CASES.reviewed}</Badge>}
        {decidedAt !== null && (
          <span className="text-sm text-ink-soft">{CASES.decidedAt(formatMoment(decidedAt))}</span>
        )}
      </p>
      {decisionReason && (
        <p className="mt-2 break-words whitespace-pre-line">
          <span className="font-semibold">{CASES.reason}:</span> {decisionReason}
        </p>
      )}
    </div>
  );
}

/** Who reported a thing and why, newest first. */
function CaseReports({ id }: { id: string }) {
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
          <ul aria-label={CASES.reportList} className="flex flex-col gap-3">
            {pages
              .flatMap(({ items }) => items)
              .map(({ id: reportId, reason, text, reporterId, reporterName, createdAt }) => (
                <li key={reportId}>
                  <p className="font-semibold">{REASONS[reason]}</p>
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
