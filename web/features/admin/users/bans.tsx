import type { AdminBan } from "#src/features/admin/schemas-bans.ts";
import { formatDay } from "@/lib/format/dates.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { Person } from "../person/person.tsx";
import { BANS } from "./messages.ts";
import { ACTS_ON_BANS } from "./user-acts.ts";

const COLUMNS: readonly [Column<AdminBan>, ...Column<AdminBan>[]] = [
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
export function Bans() {
  const list = trpc.admin.bans.useInfiniteQuery({}, { getNextPageParam: nextCursorOf });
  return (
    <AdminList
      label={BANS.label}
      list={list}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      menu={(ban) => <ActMenu row={ban} name={ban.name ?? BANS.deleted} acts={ACTS_ON_BANS} />}
      empty={{ title: BANS.none, text: BANS.noneText }}
    />
  );
}
