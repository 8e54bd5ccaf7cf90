import { authRouter } from "../features/auth/router.ts";
import { requestsRouter } from "../features/requests/router.ts";
import { router } from "./init.ts";

export const appRouter = router({ auth: authRouter, requests: requestsRouter });

export type AppRouter = typeof appRouter;
