import { useNavigate } from "@tanstack/react-router";
import { forgetSession } from "./session.ts";
import { trpc } from "./trpc.ts";

/** Ends the session and goes home; a second click while that is under way does nothing. */
export function useLeave(onFailure: () => void) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, isSuccess } = trpc.auth.logOut.useMutation({
    onSuccess: async () => {
      await forgetSession();
      await navigate({ to: "/", replace: true });
    },
    onError: (error) => {
      console.warn("logout failed", error);
      onFailure();
    },
  });
  const isLeaving = isPending || isSuccess;
  const leave = async () => {
    if (!isLeaving) await mutateAsync().catch(() => undefined);
  };
  return { isLeaving, leave };
}
