import { z } from "zod";

/** The stats of one day, `YYYY-MM-DD` in Campo Grande. */
const dayStats = z.object({
  day: z.string(),
  /** Views of the person's business card. */
  cardViews: z.number(),
  /** How often others received the person's contact: from card, classifieds or requests. */
  contactOpenings: z.number(),
  /** Interest in the person's requests. */
  interestsReceived: z.number(),
  /** Interest that the person showed. */
  interestsShown: z.number(),
});
export type DayStats = z.infer<typeof dayStats>;

/** The last 30 days, oldest first. */
export const analytics = z.object({ days: z.array(dayStats) });
