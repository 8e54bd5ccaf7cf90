import { Ban, ShieldCheck, TriangleAlert } from "lucide-react";
import { USER_FILTERS as FILTER_VALUES } from "#src/features/admin/rules.ts";
import type { AdminUser } from "#src/features/admin/schemas.ts";
import type { AdminBan } from "#src/features/admin/schemas-bans.ts";
import { formatDay } from "#src/shared/format.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { choicesOf, chosen, clearedBy, idIn } from "../choices.ts";
import { ChoiceChips, Controls, SearchAndFilter } from "../list-controls.tsx";
import { PAGED, queryOf } from "../list-query.ts";
import { LIST } from "../panel-messages.ts";
import { Person } from "../person/person.tsx";
import { PersonScreen } from "../person/person-screen.tsx";
import type { TabProps } from "../tab.ts";
import { BANS, rolesOf, USER_FILTERS, USERS } from "./messages.ts";
import { ACTS_ON_BANS, ACTS_ON_USERS } from "./user-acts.ts";

const FILTERS = choicesOf(FILTER_VALUES, USER_FILTERS);
/** With the list of bans, which is none of accounts. */
const SHOWN = choicesOf([...FILTER_VALUES, "banned"], USER_FILTERS);

function UserCell({ user }: { user: AdminUser }) {
  return (
    <Person isSubject id={user.id} name={user.name} email={user.email} phone={user.phone}>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <Badge>{rolesOf(user)}</Badge>
        {user.isAdmin && (
          <Badge tone="info" icon={ShieldCheck}>
            {USERS.admin}
          </Badge>
        )}
        {user.blockedAt !== null && (
          <Badge tone="danger" icon={Ban}>
            {USERS.blocked}
          </Badge>
        )}
        {!user.isConfirmed && (
          <Badge tone="warning" icon={TriangleAlert}>
            {USERS.unconfirmed}
          </Badge>
        )}
      </p>
    </Person>
  );
}

function PremiumCell({ isPremium, premiumUntil }: AdminUser) {
  if (!isPremium) return <span className="text-ink-soft">{USERS.no}</span>;
  return (
    <Badge tone="premium">{premiumUntil === null ? USERS.forever : USERS.until(formatDay(premiumUntil - 1))}</Badge>
  );
}

const COLUMNS: readonly [Column<AdminUser>, ...Column<AdminUser>[]] = [
  { head: USERS.user, cell: (user) => <UserCell user={user} /> },
  { head: USERS.premium, cell: (user) => <PremiumCell {...user} /> },
  { head: USERS.created, cell: ({ createdAt }) => formatDay(createdAt) },
];

function Accounts({ search, change }: TabProps) {
  const list = trpc.admin.users.useInfiniteQuery(queryOf(FILTERS, search), PAGED);
  return (
    <>
      <SearchAndFilter search={search} change={change} choices={SHOWN} />
      <AdminList
        label={USERS.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        menu={(user) => <ActMenu row={user} name={user.name} acts={ACTS_ON_USERS} />}
        empty={{ title: USERS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}

const BAN_COLUMNS: readonly [Column<AdminBan>, ...Column<AdminBan>[]] = [
  {
    head: BANS.what,
    cell: ({ userId, name, hint }) => (
      <Person isSubject id={userId} name={name ?? BANS.deleted}>
        {hint.split(", ").map((part) => (
          <span key={part} className="block break-words text-ink-soft">
            {part}
          </span>
        ))}
      </Person>
    ),
  },
  { head: BANS.reason, cell: ({ reason }) => <span className="break-words">{reason}</span> },
  { head: BANS.who, cell: ({ adminName }) => adminName ?? BANS.goneAdmin },
  { head: BANS.since, cell: ({ createdAt }) => formatDay(createdAt) },
  { head: BANS.until, cell: ({ keptUntil }) => formatDay(keptUntil) },
];

/** What may not sign up, newest first. */
function Bans() {
  const list = trpc.admin.bans.useInfiniteQuery({}, { getNextPageParam: nextCursorOf });
  return (
    <AdminList
      label={BANS.label}
      list={list}
      rowKey={({ id }) => id}
      columns={BAN_COLUMNS}
      menu={(ban) => <ActMenu row={ban} name={ban.name ?? BANS.deleted} acts={ACTS_ON_BANS} />}
      empty={{ title: BANS.none, text: BANS.noneText }}
    />
  );
}

/** 'Usuários': accounts, newest first, what may not sign up, or the person in the URL. */
export function UsersTab({ search, change }: TabProps) {
  const id = idIn(search.filtro);
  if (id !== null) return <PersonScreen key={id} id={id} />;
  const { slug, value } = chosen(SHOWN, search.filtro);
  if (value !== "banned") return <Accounts search={search} change={change} />;
  return (
    <>
      <Controls>
        <ChoiceChips label={LIST.filter} choices={SHOWN} slug={slug} onChange={(filtro) => change({ filtro })} />
      </Controls>
      <Bans />
    </>
  );
}
