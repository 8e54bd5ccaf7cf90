import { publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { findForecast } from "./queries.ts";
import { readBoard } from "./read-demand.ts";
import { boardInput, demandBoard, forecast, forecastInput } from "./schemas.ts";

export const demandRouter = router({
  board: publicProcedure
    .input(boardInput)
    .output(demandBoard)
    .query(({ ctx, input }) => readBoard(ctx, input)),
  forecast: userProcedure
    .input(forecastInput)
    .output(forecast)
    .query(({ ctx, input }) => findForecast(ctx.db, input.serviceType, input.city)),
});
