import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { countMade, hashed, isWithinQuota } from "../../platform/limits/rate-limit.ts";
import { NOTICES, type NoticeDetails, type NoticeKind } from "../../shared/notices.ts";
import { afterQuietHours } from "../../shared/quiet-hours.ts";
import { DAY_MS } from "../../shared/time.ts";
import { PUSH_LIMIT } from "./rules.ts";

interface NewNotices<Kind extends NoticeKind> {
  kind: Kind;
  /** Who is told. As all that follows, a value or an expression over the rows of the source. */
  to: Id;
  subjectId: Id;
  details: Record<keyof NoticeDetails<Kind>, string | number | SQL>;
  /** `from … where …`; each row is a notice. Without it, there is one. */
  source?: SQL;
  /** Whether the same news within a day change nothing, because they can be taken back and made again. */
  isOnceADay?: boolean;
  /** Key of what is pushed at most once a day, such as two ids: the thing can be deleted and made again. */
  pushOnceFor?: string | undefined;
  /** Condition for the push. */
  pushIf?: SQL;
  /** Condition on `notices` for those that this may put. Other batches may put some of this kind in the same millisecond. */
  among: SQL;
}

/**
 * Statements: the first puts notices into people's bells. If the kind has pushes, the second enqueues these, which wait for
 * the morning at night, and with `pushOnceFor` a third counts them. News of the same thing replace the former and make it
 * unread; a `count` in their details is added to that of an unread one, which keeps its `since`. The caller tells open
 * apps (`publishLiveTo`, `notices`), and calls `deliverSoon` if it may.
 */
export function insertNotices<Kind extends NoticeKind>(
  db: Database,
  {
    kind,
    to,
    subjectId,
    details,
    source = sql`where true`,
    isOnceADay = false,
    pushOnceFor,
    pushIf = sql`true`,
    among,
  }: NewNotices<Kind>,
  now: number,
): Statement[] {
  const entries = Object.entries<string | number | SQL>(details).map(([key, value]) => sql`${key}, ${value}`);
  const sum = sql`notices.details ->> 'count' + excluded.details ->> 'count'`;
  const put = db.run(sql`
    insert into notices (id, user_id, kind, subject_id, details, created_at)
    select ${newIdPerRow(now)}, ${to}, ${kind}, ${subjectId}, json_object(${sql.join(entries, sql`, `)}), ${now}
    ${source}
    on conflict (user_id, kind, subject_id) do update set
      details = iif(notices.read_at is null and excluded.details ->> 'count' is not null,
        json_set(excluded.details, '$.count', ${sum}, '$.since', notices.details ->> 'since'), excluded.details),
      created_at = excluded.created_at, read_at = null
    where ${isOnceADay ? sql`notices.created_at <= ${now - DAY_MS}` : sql`true`}`);
  if (!NOTICES[kind].push) return [put];
  const news = pushOnceFor && hashed(`${kind} ${pushOnceFor}`);
  const mayPush = news ? sql`${pushIf} and ${isWithinQuota([PUSH_LIMIT], news, now)}` : pushIf;
  const wasPut = sql`created_at = ${now} and kind = ${kind} and ${among}`;
  // `changes()` is of the statement before: another job may have put the same ones.
  const unsent = sql`
    from notices where changes() > 0 and ${wasPut} and read_at is null and ${mayPush}
      and exists (select 1 from push_subscriptions browser where browser.user_id = notices.user_id)`;
  const payload = { noticeId: sql`id`, at: now };
  const push = insertOutboxFrom(db, "push.notice", payload, unsent, now, newIdPerRow(now), afterQuietHours(now));
  const counted = news
    ? countMade(db, [PUSH_LIMIT], news, now, sql`exists (select 1 from notices where ${wasPut})`)
    : [];
  return [put, push, ...counted];
}
