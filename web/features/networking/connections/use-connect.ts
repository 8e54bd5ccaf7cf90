import { useNavigate } from "@tanstack/react-router";
import { getMutationKey } from "@trpc/react-query";
import { isSending } from "@/lib/is-sending.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { type ConnectionView, changeConnection, connectionQueries, refreshConnection } from "./connection-cache.ts";
import { CONNECT_SENT, type ConnectPlace, connectFailure } from "./messages.ts";

const CONNECT_KEY = getMutationKey(trpc.networking.connect);
const ASKED = { connectionStatus: "pending", connectionId: null, isIncoming: false } as const;

/** Sends a connection request. Optimistic: reverted if the server refuses. */
export function useConnect(professionalId: string, place: ConnectPlace) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const returnHere = useReturnHere();
  const { mutate } = trpc.networking.connect.useMutation(
    mutationSteps({
      queries: connectionQueries(professionalId),
      change: () => changeConnection(professionalId, ASKED),
      onSuccess: (view: ConnectionView) => changeConnection(professionalId, view),
      success: () => CONNECT_SENT[place],
      failure: (failure) => connectFailure(failure, place),
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
        else if (code !== "network") void refreshConnection();
      },
    }),
  );
  const connect = async () => {
    if (user === null) {
      await navigate({ to: "/entrar", search: returnHere });
      const { title, text } = connectFailure(null, place);
      return notify.error(title, text);
    }
    if (!isSending(CONNECT_KEY, { professionalId })) mutate({ professionalId });
  };
  return { connect: () => void connect() };
}
