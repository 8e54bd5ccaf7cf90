import { useNavigate } from "@tanstack/react-router";
import { failureToast } from "../failure-messages.ts";
import { LOG_OUT } from "../messages.ts";
import { mutationSteps } from "../mutations.ts";
import { trpc } from "../trpc.ts";
import { forgetSession } from "./session.ts";

/** 'Sair': ends the session and navigates home; ignores further clicks meanwhile. */
export function useLogOut() {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = trpc.auth.logOut.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await forgetSession();
        await navigate({ to: "/", replace: true });
      },
      failure: failureToast(LOG_OUT.failed),
    }),
  );
  const isLeaving = isPending || isSuccess;
  const leave = () => {
    if (!isLeaving) mutate();
  };
  return { isLeaving, leave };
}
