import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { readByCaller, readNotices, readUnread } from "./manage-notices.ts";
import { READ_LIMIT } from "./rules.ts";
import { listNoticesInput, markReadInput, noticePage, unreadCount } from "./schemas.ts";

export const noticesRouter = router({
  count: userProcedure.output(unreadCount).query(({ ctx }) => readUnread(ctx)),
  list: userProcedure
    .input(listNoticesInput)
    .output(noticePage)
    .query(({ ctx, input }) => readNotices(ctx, input)),
  markRead: userMutation(READ_LIMIT)
    .input(markReadInput)
    .mutation(({ ctx, input }) => readByCaller(ctx, input)),
});
