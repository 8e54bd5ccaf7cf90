import { type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { fromJson } from "#db/rows.ts";
import { publicBadge } from "../shared/badges.ts";

const list = fromJson(z.array(publicBadge));

/** Column with a person's badges, oldest first. Losing premium does not end them. */
export function earnedBadges(personId: SQLWrapper) {
  return sql`(
    select json_group_array(json_object('courseId', badge.course_id, 'code', badge.code))
    from (select course_id, code from certificates where user_id = ${personId} order by issued_at, course_id) badge
  )`.mapWith(list);
}
