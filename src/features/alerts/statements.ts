import { type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { orNull, parsedBy } from "#db/rows.ts";
import { WHOLE_STATE } from "../networking/statements.ts";

/**
 * Statements that rewrite what providers are told of, from their settings and their cards. Every batch that writes
 * specialties, regions or alert settings must include them after its writes.
 * @param userId an id, or a query for ids
 */
export function rewriteAlertTopics(db: Database, userId: string | SQLWrapper) {
  return [
    db.run(sql`
      insert into alert_settings (user_id) select user_id from professional_profiles where user_id in (${userId})
      on conflict do nothing`),
    db.run(sql`delete from alert_topics where user_id in (${userId})`),
    db.run(sql`
      insert into alert_topics (service, region, user_id)
      select distinct service.value, region.value, card.user_id
      from professional_profiles card join alert_settings settings on settings.user_id = card.user_id
      join json_each(coalesce(settings.services, card.specialties)) service
      join json_each(coalesce(settings.regions,
        case when card.whole_state then json_array(${WHOLE_STATE}) else card.service_regions end)) region
      where card.user_id in (${userId}) and settings.is_on = 1`),
  ] as const;
}

const premiumAlert = z.enum(["at_once", "no_topics"]);
/** What premium does for a provider's alerts; null for people who want other ones, or none. */
export type PremiumAlerts = z.output<typeof premiumAlert> | null;

/** Column with the {@link PremiumAlerts} of a person. */
export function premiumAlerts(userId: SQLWrapper) {
  const news = sql`(
    select case
      when not exists (select 1 from alert_topics where alert_topics.user_id = alert_settings.user_id) then 'no_topics'
      when not chose_mail or by_mail = 'at_once' then 'at_once' end
    from alert_settings where alert_settings.user_id = ${userId} and is_on)`;
  return orNull(news.mapWith(parsedBy(premiumAlert)));
}
