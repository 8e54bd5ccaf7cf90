import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "#src/trpc/router.ts";
import { failureOf } from "../errors.ts";

/** @returns whether the person is logged in again */
type AskLogIn = () => Promise<boolean>;

let ask: AskLogIn | null = null;

/** Sets what leads people back into a session that has ended. */
export function onLostSession(askLogIn: AskLogIn): void {
  ask = askLogIn;
}

/** Calls again, after the person logged in again, what was refused because the session had ended. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const retry = async (error: Parameters<typeof observer.error>[0]) => {
        // The panel has a log-in of its own, since admins are asked more often.
        const isLost = failureOf(error).code === "auth.required" && !op.path.startsWith("admin.");
        // Without the dialog's code, the screen reports the refusal.
        const isBack = isLost && (await ask?.().catch(() => false));
        if (isBack) running = next(op).subscribe(observer);
        else observer.error(error);
      };
      let running = next(op).subscribe({ ...observer, error: (error) => void retry(error) });
      return () => running.unsubscribe();
    });
