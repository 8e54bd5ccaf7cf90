import { useMutation } from "@tanstack/react-query";
import type { Failure } from "@/lib/errors.ts";
import { knownCause } from "@/lib/failure-messages.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { isSending } from "@/lib/is-sending.ts";
import { type Message, mutationSteps } from "@/lib/mutations.ts";
import { checkAccess } from "./access/use-admin-access.ts";
import type { Act, ActValues } from "./act.ts";
import { ADMIN_KEY, changeRow, refreshAdmin } from "./admin-cache.ts";
import { ARRIVAL } from "./messages.ts";
import { ACT_CAUSES } from "./panel-messages.ts";

/** Whether a refusal means that the panel has to be left. */
export function isLost({ code }: Failure): boolean {
  return code.startsWith("admin.passkey_") || code === "admin.session_expired" || isOut(code);
}

const isOut = (code: Failure["code"]) => code === "admin.required" || code === "auth.required";

/** The toast of a failed act: the fixed text, followed by the cause where it is known. */
function failureMessage<Row>({ texts, causes }: Act<Row>, failure: Failure): Message {
  if (failure.code === "admin.required") return ARRIVAL.denied;
  if (failure.code === "admin.passkey_required") return ARRIVAL.passkey;
  if (isLost(failure)) return ARRIVAL.expired;
  const own = causes?.[failure.code];
  if (own) return own;
  const { title, text } = texts.failed;
  const cause = Object.values(failure.fields)[0] ?? knownCause(failure, ACT_CAUSES);
  return { title, text: [text, cause].filter(Boolean).join(" ") };
}

const UNSENT = "admin.ato";

/**
 * What was sent last, until it is clear that it arrived: a typed reason survives a failure, and the question for the
 * password, also the way over Google.
 */
function readUnsent() {
  const blank = { act: "", rowId: "", isInterrupted: false, reason: "", choice: "", isChosen: false };
  return restoreDraft(readDraft(UNSENT, "tab"), blank);
}

function unsentOf<Row extends { id: string }>({ texts }: Act<Row>, { id }: Row) {
  const unsent = readUnsent();
  return unsent.act === texts.title && unsent.rowId === id ? unsent : undefined;
}

/** What was typed for an act that did not arrive. */
export function unsentValues<Row extends { id: string }>(act: Act<Row>, row: Row): ActValues | undefined {
  const unsent = unsentOf(act, row);
  return unsent && { reason: unsent.reason, choice: unsent.choice, isChosen: unsent.isChosen };
}

/** Whether the panel asked for the password before an act was done. */
export function wasInterrupted<Row extends { id: string }>(act: Act<Row>, row: Row): boolean {
  return unsentOf(act, row)?.isInterrupted ?? false;
}

export function forgetUnsent<Row extends { id: string }>(act: Act<Row>, row: Row): void {
  if (unsentOf(act, row)) storeDraft(UNSENT, null, "tab");
}

/** The dialog doesn't open by itself for what failed, but has it when it is opened again. */
function keepFailed<Row extends { id: string }>(act: Act<Row>, row: Row): void {
  const unsent = unsentOf(act, row);
  if (unsent) storeDraft(UNSENT, { ...unsent, isInterrupted: false }, "tab");
}

/**
 * Runs an act: optimistic if it has a `change`; afterwards the lists and counts are refetched.
 * @param onDone is called when the act shows, which is at once if it is optimistic
 */
export function useAct<Row extends { id: string }>(act: Act<Row>, row: Row, onDone: () => void) {
  const mutationKey = [act.texts.title, row.id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (values: ActValues) => act.send(row, values),
    ...mutationSteps({
      queries: act.change ? [ADMIN_KEY] : [],
      change: () => act.change && changeRow(row.id, act.change(row)),
      onSuccess: () => {
        forgetUnsent(act, row);
        if (!act.change) onDone();
      },
      success: () => act.texts.done,
      failure: (failure) => failureMessage(act, failure),
      onFailure: (failure) => {
        if (isLost(failure)) void checkAccess();
        else keepFailed(act, row);
      },
      onSettled: () => void refreshAdmin(),
    }),
  });
  const run = (values: ActValues) => {
    if (isSending(mutationKey, values)) return;
    storeDraft(UNSENT, { ...values, act: act.texts.title, rowId: row.id, isInterrupted: true }, "tab");
    mutate(values);
    if (act.change) onDone();
  };
  return { isPending, run };
}
