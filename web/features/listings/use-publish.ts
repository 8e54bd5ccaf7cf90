import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ListingInput } from "#src/features/listings/schemas.ts";
import { type Failure, failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useOnline } from "@/ui/offline-bar.tsx";
import { notify } from "@/ui/toast.tsx";
import { refreshLists } from "./listing-cache.ts";
import { createFailure } from "./messages.ts";

export interface PublishSteps {
  /** The listing is there: what was written need not be kept any more. */
  onCreated: () => void;
  /** Sends what belongs to it. */
  finish: (id: string) => Promise<void>;
}

/** Publishes at once, or as soon as there is a network, for as long as its screen is open; never twice at a time. */
export function usePublish({ onCreated, finish }: PublishSteps) {
  const isOnline = useOnline();
  const isBusy = useRef(false);
  const [waiting, setWaiting] = useState<ListingInput | null>(null);
  const [phase, setPhase] = useState<"writing" | "publishing" | "photos">("writing");
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutateAsync } = trpc.listings.create.useMutation({ networkMode: "always" });
  /** Stays the same until the server has said that it published: a try whose answer was lost is not published twice. */
  const submissionId = useRef(crypto.randomUUID());

  const create = async (input: ListingInput): Promise<string | null> => {
    try {
      const { id } = await mutateAsync({ ...input, submissionId: submissionId.current });
      submissionId.current = crypto.randomUUID();
      return id;
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      const { title, text } = createFailure(failed);
      notify.error(title, text);
      if (failed.code === "auth.required") void trpcUtils.auth.me.invalidate();
      return null;
    }
  };
  const submit = async (input: ListingInput) => {
    if (isBusy.current) return;
    if (!navigator.onLine) return setWaiting(input);
    isBusy.current = true;
    setWaiting(null);
    setFailure(null);
    setPhase("publishing");
    const id = await create(input);
    if (id !== null) {
      onCreated();
      setPhase("photos");
      await finish(id);
      void refreshLists();
    }
    isBusy.current = false;
    setPhase("writing");
  };
  const sendWaiting = useEffectEvent(() => waiting && void submit(waiting));
  useEffect(() => {
    if (isOnline) sendWaiting();
  }, [isOnline]);
  return { submit, phase, failure, isWaiting: waiting !== null, stopWaiting: () => setWaiting(null) };
}
