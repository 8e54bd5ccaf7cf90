import { CalendarPlus, Handshake } from "lucide-react";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { refreshRequest } from "../request-cache.ts";
import { EXTEND, HIRED, stepFailure } from "./own-step-messages.ts";

/** Refetches what shows the request and its hire. */
const refresh = (id: string) => Promise.all([refreshRequest(id), trpcUtils.hires.invalidate()]);

/** Asks who hired somebody whether the request can be closed. */
export function HiredChoice({ id }: { id: string }) {
  const steps = { onSuccess: () => refresh(id), onFailure: () => void refresh(id), failure: stepFailure };
  const close = trpc.requests.setClosed.useMutation(
    mutationSteps({ ...steps, success: () => ({ title: HIRED.closed, text: HIRED.closedText }) }),
  );
  const seek = trpc.requests.seekMore.useMutation(
    mutationSteps({ ...steps, success: () => ({ title: HIRED.seeking, text: HIRED.seekingText }) }),
  );
  return (
    <div>
      <p className="flex items-start gap-2 text-ink">
        <Handshake size={20} aria-hidden className="mt-0.5 text-blueprint" />
        <span>{HIRED.question}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={close.isPending} onClick={() => close.mutate({ id, closed: true })}>
          {HIRED.close}
        </Button>
        <Button variant="outline" size="sm" busy={seek.isPending} onClick={() => seek.mutate({ id })}>
          {HIRED.seek}
        </Button>
      </div>
    </div>
  );
}

/** Gives an open request 48 more hours. */
export function ExtendButton({ id }: { id: string }) {
  const { mutate, isPending } = trpc.requests.extend.useMutation(
    mutationSteps({
      onSuccess: () => refreshRequest(id),
      onFailure: () => void refreshRequest(id),
      success: () => ({ title: EXTEND.done, text: EXTEND.doneText }),
      failure: stepFailure,
    }),
  );
  return (
    <Button variant="outline" size="sm" icon={CalendarPlus} busy={isPending} onClick={() => mutate({ id })}>
      {EXTEND.action}
    </Button>
  );
}
