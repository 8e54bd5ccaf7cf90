import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { isHire } from "#src/features/hires/rules-interest.ts";
import { countdown } from "#src/features/requests/rules.ts";
import { isNotFound } from "@/lib/errors.ts";
import { TRY_LATER } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { ConfirmDialog } from "@/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { EditRequestDialog } from "../new/edit-request-dialog.tsx";
import { changeLoaded, findLoaded, refreshLists, requestQueries } from "../request-cache.ts";
import type { DetailHost, InterestedPart } from "../use-overlay.ts";
import { InterestActions, OwnerActions } from "./detail-actions.tsx";
import { DELETE, DETAIL } from "./detail-messages.ts";
import { RequestDetailBody, RequestDetailSkeleton } from "./request-detail.tsx";

/** Deletes an own request. Optimistic: it returns to the lists if the server refuses. */
function useDeleteRequest(id: string) {
  const { mutate } = trpc.requests.delete.useMutation(
    mutationSteps({
      queries: requestQueries(id),
      change: () => changeLoaded(id, "removed"),
      onSuccess: () => void Promise.all([refreshLists(), trpcUtils.hires.invalidate()]),
      success: () => ({ title: DELETE.success }),
      // Fixed, whatever the cause.
      failure: () => ({ title: DELETE.failed, text: TRY_LATER }),
    }),
  );
  return () => mutate({ id });
}

function useDetail(id: string) {
  const query = trpc.requests.byId.useQuery({ id }, { placeholderData: () => findLoaded(id) });
  const isGone = isNotFound(query.error);
  // What was on screen before stays in the cache.
  const hasEnded = isGone && query.data !== undefined;
  return { query, isGone, hasEnded, request: isGone ? undefined : query.data };
}

interface RequestDetailDialogProps {
  id: string;
  /** The screen below. */
  host: DetailHost;
  /** Action for everyone but the owner. */
  report: ReactNode;
  interested: InterestedPart;
  onClose: () => void;
}

/** Detail of one request. */
export function RequestDetailDialog({ id, host, report, interested, onClose }: RequestDetailDialogProps) {
  const [asks, setAsks] = useState<"edit" | "delete" | null>(null);
  const { query, isGone, hasEnded, request } = useDetail(id);
  // A request that was just closed expired at this moment.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  const gone = hasEnded
    ? { title: DETAIL.ended, text: DETAIL.endedText }
    : { title: DETAIL.gone, text: DETAIL.goneText };
  const deleteRequest = useDeleteRequest(id);
  const navigate = useNavigate();
  const { isPlaceholderData, fetchStatus } = query;
  const isOpen = request !== undefined && countdown(request.expiresAt, now).state === "running";
  const actions = request?.isOwn ? (
    <OwnerActions
      request={request}
      onClosed={() => {
        if (request.interestCount > 0) void navigate({ to: "/solicitacao/$id/resultado", params: { id } });
      }}
      isOpen={isOpen}
      onAsk={setAsks}
    />
  ) : (
    request &&
    // Whoever was hired keeps it after its end.
    (isOpen || isHire(request.answer)) && (
      <InterestActions request={request} host={host} isLoading={isPlaceholderData && fetchStatus === "fetching"} />
    )
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={request?.serviceType ?? (isGone ? gone.title : DETAIL.loadingTitle)}
      footer={actions || undefined}
    >
      {isGone ? (
        <GoneState text={gone.text} isOverList={host === "/oportunidades"} />
      ) : (
        <Loaded query={query} pending={<RequestDetailSkeleton />} failed={{ title: DETAIL.failed, titleAs: "p" }}>
          {(loaded) => (
            <RequestDetailBody
              request={loaded}
              now={now}
              isContactLoading={isPlaceholderData}
              report={report}
              interested={loaded.isOwn && interested(loaded)}
            />
          )}
        </Loaded>
      )}
      <ConfirmDialog
        open={asks === "delete"}
        onOpenChange={() => setAsks(null)}
        title={DELETE.title}
        text={DELETE.text}
        confirmLabel={DELETE.confirm}
        cancelLabel={DELETE.cancel}
        danger
        onConfirm={() => {
          deleteRequest();
          onClose();
        }}
      />
      {asks === "edit" && request && !isPlaceholderData && (
        <EditRequestDialog request={request} onClose={() => setAsks(null)} />
      )}
    </Dialog>
  );
}

function GoneState({ text, isOverList }: { text: string; isOverList: boolean }) {
  return (
    <EmptyState
      className="py-2 md:py-4"
      illustration={<FloorPlan />}
      text={text}
      action={
        <Link to="/oportunidades" replace={isOverList} className={buttonClass({ variant: "secondary" })}>
          {DETAIL.goneAction}
        </Link>
      }
    />
  );
}
