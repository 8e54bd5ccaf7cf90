import { useNavigate } from "@tanstack/react-router";
import { LOG_OUT } from "./messages.ts";
import { mutationSteps } from "./mutations.ts";
import { forgetSession } from "./session.ts";
import { trpc } from "./trpc.ts";

/**
 * 'Sair': ends the session and navigates home; ignores further clicks meanwhile.
 * @param before runs first and resolves to whether to continue, e.g. after an overlay
 */
export function useLogOut(before?: () => Promise<boolean>) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = trpc.auth.logOut.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await forgetSession();
        await navigate({ to: "/", replace: true, ignoreBlocker: before !== undefined });
      },
      failure: () => ({ title: LOG_OUT.failed, text: LOG_OUT.failedText }),
    }),
  );
  const isLeaving = isPending || isSuccess;
  const leave = async () => {
    if (isLeaving || (before && !(await before()))) return;
    mutate();
  };
  return { isLeaving, leave };
}
