import { ChevronDown, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { AdminCase } from "#src/features/admin/schemas.ts";
import { formatAgo } from "@/lib/dates.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { ActButtons } from "../act-menu.tsx";
import { nameOfKind } from "../content/messages.ts";
import { formatMoment } from "../format.ts";
import { DECISIONS } from "./case-acts.ts";
import { CaseReports } from "./case-reports.tsx";
import { CASES, DECIDED } from "./messages.ts";

/** A reported thing with its reports, and the decision or the buttons for it. */
export function CaseCard({ row }: { row: AdminCase }) {
  const now = useNow();
  const { id, kind, ownerName, reportCount, createdAt, excerpt, path, answer, decision } = row;
  const titleId = `denuncia-${id}`;
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg">
          {nameOfKind(kind)} {CASES.of(ownerName)}
        </h2>
        <Badge>{CASES.count(reportCount)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{CASES.since(formatAgo(createdAt, now))}</p>
      <p className="mt-3 border-l-4 border-concrete-300 pl-3 break-words whitespace-pre-line">{excerpt}</p>
      {path === null ? (
        <p className="mt-3 text-sm text-ink-soft">{CASES.gone}</p>
      ) : (
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
      <Reports id={id} />
      {decision === null ? (
        <ActButtons
          row={row}
          label={CASES.decide}
          acts={DECISIONS}
          className="mt-3 border-t border-concrete-200 pt-4"
        />
      ) : (
        <Decided row={row} />
      )}
      {answer && (
        <div className="mt-4">
          <p className="text-sm font-semibold">{CASES.answer}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </Card>
  );
}

function Reports({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-blueprint [&::-webkit-details-marker]:hidden">
        {CASES.reports}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <CaseReports id={id} />}
    </details>
  );
}

function Decided({ row: { decision, decidedAt, decisionReason } }: { row: AdminCase }) {
  return (
    <div className="mt-3 border-t border-concrete-200 pt-4">
      <p className="flex flex-wrap items-center gap-2">
        {decision && <Badge tone="info">{DECIDED[decision]}</Badge>}
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
