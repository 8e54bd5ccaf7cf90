import { stopRoutes } from "../../platform/delivery/stop-routes.ts";

/** `/alertas/parar/{key}`: stops the mails of a person's alerts. */
export const alertStops = stopRoutes(async () => (await import("./serve-stop.ts")).STOPPABLE);
