import { Link } from "@tanstack/react-router";
import { getMutationKey, getQueryKey } from "@trpc/react-query";
import { Check, CircleCheck, Handshake, Pencil, Trash2, Users } from "lucide-react";
import { FREE_INTEREST_LIMIT } from "#src/features/requests/rules.ts";
import type { RequestDetail, RequestSummary } from "#src/features/requests/schemas.ts";
import { isSending } from "@/lib/is-sending.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { interestKey, takeBackWaiting, useIsWaiting } from "@/lib/offline/use-waiting.ts";
import { waitingOptions } from "@/lib/offline/waiting-mutations.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { LateConfirmDialog } from "@/ui/overlays/late-confirm-dialog.ts";
import { RowMenu } from "@/ui/overlays/row-menu.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { WaitingNote } from "@/ui/states/waiting-note.tsx";
import { HireLink } from "../hire-link.tsx";
import { STATE_LABELS } from "../interest-messages.ts";
import { changeLoaded, findLoaded, refreshRequest, requestQueries } from "../request-cache.ts";
import type { DetailHost } from "../use-overlay.ts";
import { ContactLink } from "./contact-block.tsx";
import { DETAIL, INTEREST, interestFailure, REMOVAL } from "./detail-messages.ts";
import { LateOffer } from "./late-offer.ts";
import { useCloseRequest } from "./use-close-request.ts";

const INTEREST_KEY = getMutationKey(trpc.requests.setInterest);
const NO_OFFER = { ownMinPriceCents: null, ownMaxPriceCents: null, isSeen: false, hasAnswered: false };

/** Part of the server's response, also used for the optimistic update. */
type Interest = { interested: boolean; interestCount: number };

/** Counts an interest that was shown, in the allowance that each cached detail knows. */
function countInterest(): void {
  queryClient.setQueriesData<RequestDetail>({ queryKey: getQueryKey(trpc.requests.byId) }, (detail) => {
    const left = detail?.interestsLeft;
    return detail && left ? { ...detail, interestsLeft: left - 1 } : detail;
  });
}

/**
 * Toggles the user's interest. Optimistic: reverted if the server refuses. Without a network it waits, and another tap
 * takes it back. An interest that was shown before, elsewhere, is not new, and may have a note.
 */
function useInterest(request: RequestDetail, onNew: () => void) {
  const { id } = request;
  /** An open dialog doesn't follow the lists, from which it has the request until its detail is loaded. */
  const known = () => trpcUtils.requests.byId.getData({ id }) ?? findLoaded(id) ?? request;
  const show = ({ interested, interestCount }: Interest) =>
    changeLoaded(id, { isInterested: interested, interestCount, ownNote: interested ? "" : null, ...NO_OFFER });
  const waitingKey = interestKey(id);
  const isKept = useIsWaiting(waitingKey);
  const count = (interested: boolean) => Math.max(0, known().interestCount + (interested ? 1 : -1));
  const { mutate, reset, variables, isPending, isPaused } = trpc.requests.setInterest.useMutation({
    ...waitingOptions(waitingKey),
    ...mutationSteps({
      queries: requestQueries(id),
      change: ({ interested }: { interested: boolean }) => show({ interested, interestCount: count(interested) }),
      onSuccess: ({ isNew, ...interest }: Interest & { isNew: boolean }) => {
        show(interest);
        void trpcUtils.hires.interests.invalidate();
        if (isNew) {
          countInterest();
          onNew();
        } else if (interest.interested) void refreshRequest(id);
      },
      success: ({ interested }: Interest) => ({ title: interested ? INTEREST.added : INTEREST.removed }),
      failure: interestFailure,
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
        if (code !== "network") void refreshRequest(id);
      },
    }),
  });
  const isWaiting = isPaused || isKept;
  const toggle = () => {
    const interested = !known().isInterested;
    if (isWaiting) {
      takeBackWaiting(waitingKey);
      reset();
      show({ interested, interestCount: count(interested) });
    } else if (![true, false].some((sent) => isSending(INTEREST_KEY, { id, interested: sent })))
      mutate({ id, interested });
  };
  return { toggle, isWaiting, isInterested: isPending && variables ? variables.interested : request.isInterested };
}

/** What is left of a day's interests, once the first is shown. */
function Allowance({ left }: { left: number }) {
  return (
    <p className="text-sm text-ink-soft max-md:text-center md:mr-auto md:self-center">
      {INTEREST.left(left)}{" "}
      <Link to="/premium" className="link inline-flex min-h-6 items-center">
        {INTEREST.unlimited}
      </Link>
    </p>
  );
}

/** Whether something that the user wrote goes with their interest. */
const hasWritten = ({ ownNote, ownMinPriceCents, ownMaxPriceCents, hasAnswered }: RequestDetail) =>
  Boolean(ownNote) || ownMinPriceCents !== null || ownMaxPriceCents !== null || hasAnswered;

interface InterestActionsProps {
  request: RequestDetail;
  isLoading: boolean;
  /** The screen below. */
  host: DetailHost;
}

/** For everyone but the owner. Users who can see the phone have WhatsApp as their primary action instead. */
export function InterestActions({ request, isLoading, host }: InterestActionsProps) {
  const offer = useLateDialog(LateOffer);
  const removal = useLateDialog(LateConfirmDialog);
  const { toggle, isWaiting, isInterested } = useInterest(request, offer.open);
  const { contactPhone, interestsLeft: left, answer } = request;
  const isPremium = useCurrentUser()?.isPremium === true;
  const hasContact = contactPhone !== null || (isLoading && isPremium);
  return (
    <>
      <WaitingNote isShown={isWaiting} text={INTEREST.waiting(isInterested)} className="md:mr-auto md:self-center" />
      {!isInterested && !isWaiting && left !== null && left < FREE_INTEREST_LIMIT.max && <Allowance left={left} />}
      {answer && (
        <>
          <p className="self-center font-semibold">{STATE_LABELS[answer]}</p>
          {host !== "/provider-contracts" && <HireLink state={answer} />}
        </>
      )}
      {(answer === null || answer === "other") && (
        <Button
          variant={isInterested || hasContact ? "outline" : "primary"}
          icon={isInterested ? Check : Handshake}
          className="shrink-0"
          aria-pressed={isInterested}
          onPointerEnter={LateOffer.preload}
          onFocus={LateOffer.preload}
          onClick={isInterested && hasWritten(request) ? removal.open : toggle}
        >
          {isInterested ? DETAIL.interested : DETAIL.interest}
        </Button>
      )}
      {hasContact && contactPhone === null ? (
        // Without it, WhatsApp would appear where the button above was a moment ago.
        <Skeleton className="h-12 w-full rounded-control md:w-52" />
      ) : (
        <ContactLink request={request} />
      )}
      {offer.isOpen && <LateOffer offer={request} isFirst onClose={offer.close} />}
      {removal.isOpen && (
        <LateConfirmDialog
          {...REMOVAL}
          open
          danger
          onOpenChange={removal.close}
          onConfirm={() => {
            removal.close();
            if (isInterested) toggle();
          }}
        />
      )}
    </>
  );
}

interface OwnerActionsProps {
  request: RequestSummary;
  /** False for expired requests, which can't be edited. */
  isOpen: boolean;
  onAsk: (what: "edit" | "delete") => void;
  onClosed: () => void;
}

/** First those who are interested. Whether a hired request can be closed is asked in its detail. */
export function OwnerActions({ request, isOpen, onAsk, onClosed }: OwnerActionsProps) {
  const { id, interestCount, isHired } = request;
  const { close, isClosing } = useCloseRequest(id, onClosed);
  const mayClose = isOpen && !isHired;
  const people = interestCount > 0 && (
    <Link
      to="/solicitacao/$id/interessados"
      params={{ id }}
      state={{ isFromList: true }}
      className={buttonClass({ variant: isHired ? "outline" : "primary", className: cx(!mayClose && "max-md:flex-1") })}
    >
      <Users size={20} aria-hidden />
      {DETAIL.seeInterested}
    </Link>
  );
  return (
    <>
      <div className="flex items-center justify-end gap-2">
        {mayClose ? (
          <Button variant="outline" icon={CircleCheck} busy={isClosing} className="max-md:flex-1" onClick={close}>
            {DETAIL.close}
          </Button>
        ) : (
          people
        )}
        <RowMenu
          label={DETAIL.more}
          items={[
            ...(isOpen ? [{ label: DETAIL.edit, icon: Pencil, onSelect: () => onAsk("edit") }] : []),
            { label: DETAIL.remove, icon: Trash2, isDanger: true, onSelect: () => onAsk("delete") },
          ]}
        />
      </div>
      {mayClose && people}
    </>
  );
}
