import { type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { fromJson } from "#db/rows.ts";
import { publicBadge } from "../../shared/badges.ts";

const oldestFirst = z
  .array(publicBadge.extend({ issuedAt: z.number() }))
  .transform((badges) =>
    badges.sort((a, b) => a.issuedAt - b.issuedAt).map(({ courseId, code }) => ({ courseId, code })),
  );
const list = fromJson(oldestFirst);

/** Column with a person's badges, oldest first. Losing premium does not end them. */
export function earnedBadges(personId: SQLWrapper) {
  return sql`(
    select json_group_array(json_object('courseId', badge.course_id, 'code', badge.code, 'issuedAt', badge.issued_at))
    from certificates badge where badge.user_id = ${personId})`.mapWith(list);
}
