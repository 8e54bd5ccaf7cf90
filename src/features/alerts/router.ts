import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { readDevice, readSettings, saveAlerts, subscribe, unsubscribe } from "./manage-alerts.ts";
import { SETTINGS_LIMIT, SUBSCRIBE_LIMIT } from "./rules.ts";
import { alertSettings, deviceSettings, saveAlertsInput, subscribeInput, unsubscribeInput } from "./schemas.ts";

export const alertsRouter = router({
  settings: userProcedure.output(alertSettings.nullable()).query(({ ctx }) => readSettings(ctx)),
  device: userProcedure.output(deviceSettings).query(({ ctx }) => readDevice(ctx)),
  save: userMutation(SETTINGS_LIMIT)
    .input(saveAlertsInput)
    .mutation(({ ctx, input }) => saveAlerts(ctx, input)),
  subscribe: userMutation(SUBSCRIBE_LIMIT)
    .input(subscribeInput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  unsubscribe: userMutation(SUBSCRIBE_LIMIT)
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input.endpoint)),
});
