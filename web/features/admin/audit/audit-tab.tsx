import { AUDIT_ACTIONS } from "#src/features/admin/rules.ts";
import type { AuditRow } from "#src/features/admin/schemas.ts";
import { nameSlug } from "#src/shared/slug.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { idIn } from "../choices.ts";
import { Controls, SearchBox } from "../list-controls.tsx";
import { PAGED } from "../list-query.ts";
import { LIST } from "../panel-messages.ts";
import type { TabProps } from "../tab.ts";
import { AuditSentence } from "./audit-sentence.tsx";
import { ACTIONS, AUDIT } from "./messages.ts";

const COLUMNS: readonly [Column<AuditRow>, ...Column<AuditRow>[]] = [
  { head: AUDIT.what, cell: (row) => <AuditSentence row={row} /> },
  { head: AUDIT.when, cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span> },
];

const slugOf = (action: (typeof AUDIT_ACTIONS)[number]) => nameSlug(ACTIONS[action]);
const ACTS = AUDIT_ACTIONS.map((action) => ({ value: slugOf(action), label: ACTIONS[action] })).sort((one, other) =>
  one.label.localeCompare(other.label, "pt-BR"),
);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who acted, from the present admins; one who is none any more stays chosen. */
function AdminField({ search: { quem }, change }: TabProps) {
  const { data } = trpc.admin.users.useQuery({ text: "", filter: "admins" });
  const admins = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = quem === undefined || admins.some(({ value }) => value === quem);
  return (
    <Field label={AUDIT.admin}>
      <Select
        placeholder={AUDIT.everyAdmin}
        options={isKnown ? admins : [...admins, { value: quem, label: AUDIT.goneAdmin }]}
        value={quem ?? ""}
        onChange={({ target }) => change({ quem: target.value || undefined })}
      />
    </Field>
  );
}

function Filters({ search, change }: TabProps) {
  return (
    <Controls>
      <SearchBox search={search} change={change} label={LIST.searchAudit} />
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
        <Field label={AUDIT.act} className="col-span-2 lg:col-span-1">
          <Select
            placeholder={AUDIT.everyAct}
            options={ACTS}
            value={search.filtro ?? ""}
            onChange={({ target }) => change({ filtro: target.value || undefined })}
          />
        </Field>
        <AdminField search={search} change={change} />
        <Field label={AUDIT.day}>
          <Input
            type="date"
            value={search.dia ?? ""}
            onChange={({ target }) => change({ dia: target.value || undefined })}
          />
        </Field>
      </div>
    </Controls>
  );
}

/** 'Auditoria': what admins did, newest first. */
export function AuditTab({ search, change }: TabProps) {
  const { busca, filtro, quem, dia } = search;
  const list = trpc.admin.audit.useInfiniteQuery(
    {
      text: busca ?? "",
      action: AUDIT_ACTIONS.find((action) => slugOf(action) === filtro) ?? null,
      adminId: idIn(quem),
      day: dia && DAY.test(dia) ? dia : null,
    },
    PAGED,
  );
  const none = { busca: undefined, filtro: undefined, quem: undefined, dia: undefined };
  return (
    <>
      <Filters search={search} change={change} />
      <AdminList
        label={AUDIT.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        empty={{ title: AUDIT.none, text: AUDIT.noneText }}
        onClear={(busca ?? filtro ?? quem ?? dia) ? () => change(none) : undefined}
      />
    </>
  );
}
