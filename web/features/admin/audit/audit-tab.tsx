import type { AuditRow } from "#src/features/admin/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { AdminList, type Column } from "../admin-list.tsx";
import { clearedBy } from "../choices.ts";
import { DELETE_REQUEST_LABELS } from "../content/messages.ts";
import { formatMoment } from "../format.ts";
import { Controls, SearchBox } from "../list-controls.tsx";
import { PAGED } from "../list-query.ts";
import { LIST } from "../panel-messages.ts";
import type { TabProps } from "../tab.ts";
import { changesOf } from "./audit-change.ts";
import { ACTIONS, AUDIT, TARGETS } from "./messages.ts";

function ActCell({ row: { action, targetKind, targetName, targetId } }: { row: AuditRow }) {
  return (
    <>
      <p className="font-semibold">{ACTIONS[action] ?? action}</p>
      <p className="text-sm break-words text-ink-soft">
        {TARGETS[targetKind] ?? targetKind}: {targetName ?? `${AUDIT.gone} (${targetId})`}
      </p>
    </>
  );
}

function ChangeCell({ row: { before, after } }: { row: AuditRow }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return LIST.unknown;
  return (
    <ul>
      {changes.map(({ name, before, after }) => (
        <li key={name} className="break-words">
          {name}: {before} → {after}
        </li>
      ))}
    </ul>
  );
}

/** Deletions of requests have one of six reasons. */
function reasonOf({ action, reason }: AuditRow): string {
  const isChoice = action === "deleteRequest";
  return isChoice ? (DELETE_REQUEST_LABELS[reason as keyof typeof DELETE_REQUEST_LABELS] ?? reason) : reason;
}

const COLUMNS: readonly [Column<AuditRow>, ...Column<AuditRow>[]] = [
  { head: AUDIT.what, cell: (row) => <ActCell row={row} /> },
  { head: AUDIT.change, cell: (row) => <ChangeCell row={row} /> },
  { head: AUDIT.reason, cell: (row) => reasonOf(row) || LIST.unknown },
  { head: AUDIT.who, cell: ({ adminName }) => adminName ?? AUDIT.goneAdmin },
  { head: AUDIT.when, cell: ({ createdAt }) => formatMoment(createdAt) },
];

/** 'Auditoria': what admins did, newest first. */
export function AuditTab({ search, change }: TabProps) {
  const list = trpc.admin.audit.useInfiniteQuery({ text: search.busca ?? "" }, PAGED);
  return (
    <>
      <Controls>
        <SearchBox search={search} change={change} label={LIST.searchAudit} />
      </Controls>
      <AdminList
        label={AUDIT.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        empty={{ title: AUDIT.none, text: AUDIT.noneText }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}
