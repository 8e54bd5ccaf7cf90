import { failureOf } from "@/lib/errors.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { cancelLoading, changeConnection, refreshConnection } from "./connection-cache.ts";
import { CONNECT_SENT, type ConnectPlace, connectFailure } from "./messages.ts";

const ASKED = { connectionStatus: "pending", connectionId: null, isIncoming: false } as const;

/** Asks a professional for a connection; it shows at once and comes back if the server refuses. */
export function useConnect(professionalId: string, place: ConnectPlace) {
  const user = useCurrentUser();
  const { mutate, isPending } = trpc.networking.connect.useMutation({
    networkMode: "always",
    onMutate: async () => {
      await cancelLoading(professionalId);
      return changeConnection(professionalId, ASKED);
    },
    onSuccess: (view) => {
      changeConnection(professionalId, view);
      const { title, text } = CONNECT_SENT[place];
      notify.success(title, text);
    },
    onError: (error, _input, undo) => {
      undo?.();
      const failure = failureOf(error);
      const { title, text } = connectFailure(failure, place);
      notify.error(title, text);
      if (failure.code === "auth.required") void trpcUtils.auth.me.invalidate();
      else if (failure.code !== "network") void refreshConnection(professionalId);
    },
  });
  const connect = () => {
    if (user === null) {
      const { title, text } = connectFailure(null, place);
      return notify.error(title, text);
    }
    if (!isPending) mutate({ professionalId });
  };
  return { connect };
}
