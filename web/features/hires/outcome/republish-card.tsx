import { Link } from "@tanstack/react-router";
import { RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { OUTCOME, REPUBLISH, republishFailure, undoFailure } from "./outcome-messages.ts";

export interface RepublishCardProps {
  requestId: string;
  /** The new request has none of them. */
  hasPhotos: boolean;
}

/** Publishes the request again in one tap. */
export function RepublishCard({ requestId, hasPhotos }: RepublishCardProps) {
  const { publishedId, publish, isPublishing, undo, isUndoing } = useRepublish(requestId);
  if (publishedId !== null) {
    const onUndo = () => undo(publishedId);
    return <Published id={publishedId} hadPhotos={hasPhotos} isUndoing={isUndoing} onUndo={onUndo} />;
  }
  return (
    <Card as="section" aria-labelledby="de-novo">
      <h2 id="de-novo" className="text-lg">
        {OUTCOME.notYet}
      </h2>
      <p className="mt-1 text-ink-soft">{OUTCOME.notYetText(hasPhotos)}</p>
      <Button icon={RotateCcw} className="mt-4" busy={isPublishing} busyLabel={REPUBLISH.busy} onClick={publish}>
        {REPUBLISH.action}
      </Button>
    </Card>
  );
}

interface PublishedProps {
  id: string;
  hadPhotos: boolean;
  isUndoing: boolean;
  onUndo: () => void;
}

function Published({ id, hadPhotos, isUndoing, onUndo }: PublishedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="publicada">
      <h2 id="publicada" ref={title} tabIndex={-1} className="text-lg">
        {REPUBLISH.done}
      </h2>
      <p className="mt-1 text-ink-soft">
        {REPUBLISH.doneText} {hadPhotos && REPUBLISH.photos}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/cliente/dashboard" search={{ solicitacao: id }} className={buttonClass({ variant: "secondary" })}>
          {REPUBLISH.see}
        </Link>
        <Button variant="outline" icon={Undo2} busy={isUndoing} busyLabel={REPUBLISH.undoing} onClick={onUndo}>
          {REPUBLISH.undo}
        </Button>
      </div>
    </Card>
  );
}

const refreshRequests = () => trpcUtils.requests.invalidate();

/** Publishes a request again with the same contents, once at a time; deleting the new one undoes it. */
function useRepublish(requestId: string) {
  const [publishedId, setPublishedId] = useState<string | null>(null);
  const publishing = trpc.requests.republish.useMutation(
    mutationSteps({
      onSuccess: ({ id }: { id: string }) => {
        setPublishedId(id);
        return refreshRequests();
      },
      failure: republishFailure,
    }),
  );
  const removing = trpc.requests.delete.useMutation(
    mutationSteps({
      onSuccess: () => {
        setPublishedId(null);
        return refreshRequests();
      },
      success: () => ({ title: REPUBLISH.undone }),
      failure: undoFailure,
    }),
  );
  return {
    publishedId,
    publish: () => publishing.mutate({ id: requestId }),
    isPublishing: publishing.isPending,
    undo: (id: string) => removing.mutate({ id }),
    isUndoing: removing.isPending,
  };
}
