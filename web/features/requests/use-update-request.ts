import { getMutationKey } from "@trpc/react-query";
import type { RequestInput } from "#src/features/requests/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useSendWhenOnline } from "@/lib/use-publish.ts";
import { notify } from "@/ui/toast.tsx";
import { UPDATED } from "./edit-messages.ts";
import { refreshRequest } from "./request-cache.ts";

export function useUpdateRequest(id: string, onUpdated: () => void) {
  const mutation = trpc.requests.update.useMutation({
    networkMode: "online",
    onSuccess: () => refreshRequest(id),
  });
  const { send, ...sending } = useSendWhenOnline(mutation, getMutationKey(trpc.requests.update));
  const save = async (changes: RequestInput) => {
    const answer = await send({ id, changes });
    if (answer === null) return;
    notify.success(UPDATED);
    onUpdated();
  };
  return { ...sending, save };
}
