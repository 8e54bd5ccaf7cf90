import { router, userProcedure } from "../../trpc/init.ts";
import { readOpenings } from "./read-openings.ts";
import { openingPage, openingsInput } from "./schemas.ts";

export const contactsRouter = router({
  openings: userProcedure
    .input(openingsInput)
    .output(openingPage)
    .query(({ ctx, input }) => readOpenings(ctx, input.cursor ?? null)),
});
