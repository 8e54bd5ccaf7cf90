import { stopRoutes } from "../../platform/delivery/stop-routes.ts";

/** `/alertas/parar/{key}`: stops the mails of a person's alerts. */
export const alertStops = stopRoutes("/alertas", async () => ({
  texts: (await import("./messages.ts")).STOP_PAGE,
  stopMails: (await import("./queries-settings.ts")).stopMails,
}));
