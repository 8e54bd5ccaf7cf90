import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import { PROMOTION } from "../billing/rules.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";

export type Campaign = Omit<typeof campaigns.$inferSelect, "id">;

export async function findCampaign(db: Database): Promise<Campaign | null> {
  const { title, startsOn, endsOn, isOn, isForBoth } = campaigns;
  const [row] = await db
    .select({ title, startsOn, endsOn, isOn, isForBoth })
    .from(campaigns)
    .where(eq(campaigns.id, PROMOTION.campaign));
  return row ?? null;
}

/** Changes the campaign of the promotion, if anything differs. */
export function changeCampaign(db: Database, to: Campaign, by: Actor) {
  const { id, target } = newAudit(by.now);
  const row = sql`from campaigns where id = ${PROMOTION.campaign}`;
  const isChanged = sql`(title, starts_on, ends_on, is_on, is_for_both)
    <> (${to.title}, ${to.startsOn}, ${to.endsOn}, ${to.isOn}, ${to.isForBoth})`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "editCampaign",
      targetKind: "campaign",
      targetId: PROMOTION.campaign,
      before: sql`(select json_object('title', title, 'startsOn', starts_on, 'endsOn', ends_on, 'isOn', is_on,
        'isForBoth', is_for_both) ${row})`,
      after: sql`json_object('title', ${to.title}, 'startsOn', ${to.startsOn}, 'endsOn', ${to.endsOn},
        'isOn', ${to.isOn}, 'isForBoth', ${to.isForBoth})`,
    },
    when: sql`exists (select 1 ${row} and ${isChanged})`,
    exists: sql`exists (select 1 ${row})`,
    statements: [db.update(campaigns).set(to).where(eq(campaigns.id, target))],
  });
}
