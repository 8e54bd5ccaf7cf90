import { router, userProcedure } from "../../trpc/init.ts";
import { readAnalytics } from "./read-analytics.ts";
import { analytics } from "./schemas.ts";

export const analyticsRouter = router({
  mine: userProcedure.output(analytics).query(({ ctx }) => readAnalytics(ctx)),
});
