import { and, type Column, count, eq, gte, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { cardViews, contactOpenings, serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { dayOf } from "../../shared/day.ts";
import { UTC_OFFSET_MS } from "../../shared/time.ts";
import { REQUEST_OPEN_MAX_MS } from "../requests/rules.ts";
import { markView } from "./statements.ts";

/** Counts a view of a provider's card, unless this address has viewed it today or is above the limit. */
export async function countView(db: Database, view: { ownerId: string; address: string; now: number }): Promise<void> {
  const { ownerId, now } = view;
  await batchOf(db, {
    marked: markView(db, {
      ...view,
      subjectId: ownerId,
      isThere: sql`from professional_profiles where user_id = ${ownerId}`,
    }),
    // Changes of the statement before.
    counted: db.run(sql`
      insert into card_views (user_id, day, views) select ${ownerId}, ${dayOf(now)}, 1 where changes() > 0
      on conflict (user_id, day) do update set views = views + 1`),
  });
}

/** The day of an instant in Campo Grande. Without parameters, so that it can be grouped by. */
function dayIn(column: Column) {
  return sql`date(${column} / 1000 + ${sql.raw(String(UTC_OFFSET_MS / 1000))}, 'unixepoch')`.mapWith(String);
}

/** A person's stats per day since the start of a day; days without any are left out. */
export function readStats(db: Database, userId: string, since: number) {
  const { createdAt: openedAt, openedBy, ownerId, id: openingId } = contactOpenings;
  const { createdAt: shownAt, userId: shownBy, serviceRequestId } = serviceRequestInterests;
  // Interest is shown while a request is open.
  const firstRequest = firstIdOf(since - REQUEST_OPEN_MAX_MS);
  return batchOf(db, {
    cardViews: db
      .select({ day: cardViews.day, count: cardViews.views })
      .from(cardViews)
      .where(and(eq(cardViews.userId, userId), gte(cardViews.day, dayOf(since)))),
    contactOpenings: db
      .select({ day: dayIn(openedAt), count: count() })
      .from(contactOpenings)
      .where(and(eq(ownerId, userId), gte(openingId, firstIdOf(since)), sql`${openedBy} is not ${userId}`))
      .groupBy(dayIn(openedAt)),
    interestsReceived: db
      .select({ day: dayIn(shownAt), count: count() })
      .from(serviceRequests)
      .innerJoin(serviceRequestInterests, eq(serviceRequestId, serviceRequests.id))
      .where(and(eq(serviceRequests.createdBy, userId), gte(serviceRequests.id, firstRequest), gte(shownAt, since)))
      .groupBy(dayIn(shownAt)),
    interestsShown: db
      .select({ day: dayIn(shownAt), count: count() })
      .from(serviceRequestInterests)
      .where(and(eq(shownBy, userId), gte(serviceRequestId, firstRequest), gte(shownAt, since)))
      .groupBy(dayIn(shownAt)),
  });
}
