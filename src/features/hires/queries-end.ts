import { and, eq, isNull, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { hires } from "#db/schema/index.ts";
import { insertNotices } from "../notices/statements.ts";
import { notifyOfEnd, selectToldOfEnd } from "../requests/statements.ts";
import { insertHireMail, isOfPerson, otherOf } from "./queries-hires.ts";
import type { HireEnd } from "./rules.ts";
import { areBothHere, isHeld, isRunning } from "./statements.ts";

const sideOf = (personId: string) => sql`iif(${hires.clientId} = ${personId}, 'client', 'provider')`;
const otherSideOf = (personId: string) => sql`iif(${hires.clientId} = ${personId}, 'provider', 'client')`;

interface Ending {
  id: string;
  personId: string;
  endedAs: HireEnd;
  reason: string;
  now: number;
}

/** Condition on `hires` that this call ended the hire. */
const isEndedBy = ({ id, personId, endedAs, now }: Ending) =>
  sql`hires.id = ${id} and hires.ended_at = ${now} and hires.ended_as = ${endedAs} and hires.ended_by = ${sideOf(personId)}`;

/** The request of a cancelled hire looks for people again, unless another hire holds it. */
function freeRequest(db: Database, ending: Ending) {
  return db.run(sql`
    update service_requests set hired_at = null, outcome_at = iif(outcome = 'hired', null, outcome_at),
      outcome = nullif(outcome, 'hired')
    where id = (select hires.request_id from hires where ${isEndedBy(ending)}) and not ${isHeld}`);
}

/** The request that ends as its hire is done: unless its owner looks for more people, or somebody else is at work. */
function endingRequest(ending: Ending) {
  const id = sql`(select hires.request_id from hires where ${isEndedBy(ending)})`;
  const condition = sql`request.hired_at is not null and not exists (
    select 1 from hires where hires.request_id = request.id and ${isRunning})`;
  return { id, condition };
}

function closeRequest(db: Database, ending: Ending) {
  const { id, condition } = endingRequest(ending);
  return db.run(sql`
    update service_requests as request
    set status = 'expired', expires_at = min(expires_at, max(${ending.now}, created_at + 1))
    where id = ${id} and ${condition}`);
}

/**
 * Ends a confirmed hire of the person, once, and tells the other one, who is mailed of a cancellation.
 * @returns the hire, null if the person has no such one that is confirmed and whose people both have accounts; whether
 * this call ended it; and `people`, who were told that its request ends
 */
export async function endConfirmed(db: Database, ending: Ending) {
  const { id, personId, endedAs, reason, now } = ending;
  const own = and(isOfPerson(id, personId), eq(hires.status, "confirmed"), areBothHere);
  const isCancelled = endedAs === "cancelled";
  const { ended, found, people } = await batchOf(db, {
    ended: db
      .update(hires)
      .set({ endedAs, endedAt: now, endedBy: sideOf(personId), endReason: reason })
      .where(and(own, isNull(hires.endedAt)))
      .returning({ id: hires.id }),
    mailed: isCancelled ? [insertHireMail(db, { hireId: id, to: otherOf(personId), notice: "cancelled" }, now)] : [],
    told: insertNotices(
      db,
      {
        kind: `hire-${endedAs}`,
        to: otherOf(personId),
        subjectId: id,
        details: { serviceType: sql`hires.service_type`, side: otherSideOf(personId) },
        source: sql`from hires where ${isEndedBy(ending)}`,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
    people: isCancelled ? [] : [selectToldOfEnd(db, endingRequest(ending), now)],
    toldOfEnd: isCancelled ? [] : notifyOfEnd(db, endingRequest(ending), now),
    request: isCancelled ? freeRequest(db, ending) : closeRequest(db, ending),
    found: db
      .select({ endedAs: hires.endedAs, requestId: hires.requestId, otherId: otherOf(personId) })
      .from(hires)
      .where(own),
  });
  const told = (people[0] ?? []).map((person) => person.id);
  return { hire: found[0] ?? null, isEnded: ended.length > 0, people: told };
}
