import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { campaigns } from "../../db/schema/index.ts";
import { PROMOTION } from "../../src/features/billing/rules.ts";
import { dayOf } from "../../src/shared/day.ts";
import { DAY_MS } from "../../src/shared/time.ts";

/** For `admin.editCampaign`; it runs for a lifetime. */
export const CAMPAIGN_INPUT = {
  title: "Promoção de verão",
  startsOn: "2025-08-01",
  endsOn: "2099-12-31",
  isOn: true,
  isForBoth: false,
} as const;

type Change = Partial<typeof campaigns.$inferInsert>;

/** Lets the campaign run from yesterday to tomorrow, but for what is changed. */
export async function runCampaign({ db }: { db: Database }, change: Change = {}): Promise<void> {
  const now = Date.now();
  const days = { startsOn: dayOf(now - DAY_MS), endsOn: dayOf(now + DAY_MS) };
  await db
    .update(campaigns)
    .set({ ...days, isOn: true, isForBoth: false, ...change })
    .where(eq(campaigns.id, PROMOTION.campaign));
}
