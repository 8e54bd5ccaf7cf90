import { CircleCheck, CircleX, ExternalLink, Hourglass } from "lucide-react";
import { REASON_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminCredential } from "#src/features/admin/schemas.ts";
import { CREDENTIAL_LABELS } from "#src/shared/credentials.ts";
import { formatDay } from "#src/shared/format.ts";
import { maskCpfCnpj } from "@/lib/format/masks.ts";
import { trpc, trpcClient } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import type { Act } from "../act.ts";
import { ActButtons } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { choicesOf, chosen } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { PAGED } from "../list-query.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { CREDENTIAL_ACTS, CREDENTIAL_STATES, CREDENTIAL_STATUSES, CREDENTIALS } from "./messages.ts";

/** A credential has no id of its own. */
type Row = AdminCredential & { id: string };

const STATES = choicesOf(["pending", "decided"], CREDENTIAL_STATES);
const APPEARANCE = {
  pending: { tone: "warning", icon: Hourglass },
  confirmed: { tone: "success", icon: CircleCheck },
  refused: { tone: "danger", icon: CircleX },
} as const;

/** Where anybody can look a number up. */
const REGISTERS: Record<AdminCredential["kind"], string> = {
  cnpj: "https://solucoes.receita.fazenda.gov.br/servicos/cnpjreva/cnpjreva_solicitacao.asp",
  crea: "https://consultaprofissional.confea.org.br",
  cau: "https://servicos.caubr.gov.br",
};

const keyOf = ({ userId, kind }: AdminCredential) => `${userId}-${kind}`;
const isPending = ({ status }: Row) => status === "pending";

const ACTS: readonly Act<Row>[] = [
  {
    texts: CREDENTIAL_ACTS.confirm,
    icon: CircleCheck,
    isOffered: isPending,
    send: ({ userId, kind, number }) =>
      trpcClient.admin.decideCredential.mutate({ userId, kind, number, isConfirmed: true, reason: "" }),
  },
  {
    texts: CREDENTIAL_ACTS.refuse,
    icon: CircleX,
    isDanger: true,
    reason: {
      label: CREDENTIALS.refuseReason,
      hint: CREDENTIALS.refuseHint,
      isRequired: true,
      max: REASON_MAX_LENGTH,
    },
    isOffered: isPending,
    send: ({ userId, kind, number }, { reason }) =>
      trpcClient.admin.decideCredential.mutate({ userId, kind, number, isConfirmed: false, reason }),
  },
];

/** The number as people write it, to be compared with what the public register says about it. */
function NumberCell({ kind, number }: AdminCredential) {
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{kind === "cnpj" ? maskCpfCnpj(number) : number}</span>
      <a
        href={REGISTERS[kind]}
        target="_blank"
        rel="noopener noreferrer"
        className="link flex min-h-11 w-fit items-center gap-1.5 whitespace-nowrap"
      >
        {CREDENTIALS.register}
        <ExternalLink size={18} aria-hidden />
      </a>
    </>
  );
}

const COLUMNS: readonly [Column<AdminCredential>, ...Column<AdminCredential>[]] = [
  {
    head: CREDENTIALS.provider,
    cell: ({ userId, name, email }) => <Person isSubject id={userId} name={name} email={email} />,
  },
  { head: CREDENTIALS.kind, cell: ({ kind }) => CREDENTIAL_LABELS[kind] },
  { head: CREDENTIALS.number, cell: (row) => <NumberCell {...row} /> },
  { head: CREDENTIALS.created, cell: ({ createdAt }) => formatDay(createdAt) },
];

const STATUS: Column<AdminCredential> = {
  head: CREDENTIALS.status,
  cell: ({ status, decidedAt }) => (
    <Badge {...APPEARANCE[status]}>
      {decidedAt === null
        ? CREDENTIAL_STATUSES[status]
        : CREDENTIALS.on(CREDENTIAL_STATUSES[status], formatDay(decidedAt))}
    </Badge>
  ),
};

const DECIDE: Column<AdminCredential> = {
  head: CREDENTIALS.decision,
  cell: (row) => (
    <ActButtons
      row={{ ...row, id: keyOf(row) }}
      label={CREDENTIALS.decide(row.name)}
      acts={ACTS}
      className="w-fit flex-col"
    />
  ),
};

/** 'Conferências': numbers of companies and registrations that an admin checks, oldest first. */
export function CredentialsTab({ search, change }: TabProps) {
  const state = chosen(STATES, search.filtro);
  const list = trpc.admin.credentials.useInfiniteQuery({ state: state.value }, PAGED);
  const none = { title: CREDENTIALS.none, text: CREDENTIALS.noneText };
  return (
    <>
      <div className="mb-4">
        <ChoiceChips
          label={CREDENTIALS.state}
          choices={STATES}
          slug={state.slug}
          onChange={(filtro) => change({ filtro })}
        />
      </div>
      <AdminList
        label={CREDENTIALS.label}
        list={list}
        rowKey={keyOf}
        columns={[...COLUMNS, state.value === "pending" ? DECIDE : STATUS]}
        empty={state.value === "pending" ? none : { title: CREDENTIALS.noneDecided }}
      />
    </>
  );
}
