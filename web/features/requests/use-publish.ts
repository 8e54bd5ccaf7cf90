import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RequestInput } from "#src/features/requests/schemas.ts";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useOnline } from "@/ui/offline-bar.tsx";
import { notify } from "@/ui/toast.tsx";
import { CREATED, createFailure, UPDATED, updateFailure } from "./messages.ts";
import { refreshLists, refreshRequest } from "./request-cache.ts";

/** Sends at once, or as soon as there is a network, for as long as its screen is open; never twice at a time. */
function useSendWhenOnline(send: (input: RequestInput) => Promise<void>) {
  const isOnline = useOnline();
  const isBusy = useRef(false);
  const [waiting, setWaiting] = useState<RequestInput | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (input: RequestInput) => {
    if (isBusy.current) return;
    if (!navigator.onLine) return setWaiting(input);
    isBusy.current = true;
    setWaiting(null);
    setSending(true);
    await send(input);
    isBusy.current = false;
    setSending(false);
  };
  const sendWaiting = useEffectEvent(() => waiting && void submit(waiting));
  useEffect(() => {
    if (isOnline) sendWaiting();
  }, [isOnline]);
  return { submit, isSending, isWaiting: waiting !== null, stopWaiting: () => setWaiting(null) };
}

/** Publishes a new request, with its toasts. */
export function useCreateRequest(onCreated: (id: string) => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutateAsync } = trpc.requests.create.useMutation({ networkMode: "always" });
  /** Stays the same until the server has said that it published: a try whose answer was lost is not published twice. */
  const submissionId = useRef(crypto.randomUUID());
  const sending = useSendWhenOnline(async (input) => {
    setFailure(null);
    try {
      const { id } = await mutateAsync({ ...input, submissionId: submissionId.current });
      submissionId.current = crypto.randomUUID();
      notify.success(CREATED.toast, CREATED.toastText);
      onCreated(id);
      void refreshLists();
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      const { title, text } = createFailure(failed);
      notify.error(title, text);
      if (failed.code === "auth.required") void trpcUtils.auth.me.invalidate();
    }
  });
  return { ...sending, failure };
}

/** Saves changes of an own request, with its toasts. */
export function useUpdateRequest(id: string, onUpdated: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutateAsync } = trpc.requests.update.useMutation({ networkMode: "always" });
  const sending = useSendWhenOnline(async (changes) => {
    setFailure(null);
    try {
      await mutateAsync({ id, changes });
      await refreshRequest(id);
      notify.success(UPDATED);
      onUpdated();
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      const { title, text } = updateFailure(failed);
      notify.error(title, text);
    }
  });
  return { ...sending, failure };
}
