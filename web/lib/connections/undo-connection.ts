import type { Undoable } from "#src/features/networking/rules.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import type { ToastAction } from "@/ui/overlays/toast-sonner.tsx";
import { failureOf } from "../errors.ts";
import { trpcClient, trpcUtils } from "../trpc.ts";
import { UNDO } from "../undo-messages.ts";

/** Takes back what was done about a connection. It outlives the component that did it, whose entry is gone by then. */
async function undo(act: Undoable, id: string): Promise<void> {
  try {
    await trpcClient.networking.undo.mutate({ id, act });
    notify.success(UNDO.of[act], UNDO.ofText[act]);
  } catch (error) {
    if (failureOf(error).code === "connection.not_found") notify.info(UNDO.late, UNDO.lateText);
    else notify.error(UNDO.failed, UNDO.failedText);
  }
  await trpcUtils.networking.invalidate();
}

/** The button of the toast that confirms the act. */
export function undoAction(act: Undoable, id: string): ToastAction {
  return { label: UNDO.label, run: () => void undo(act, id) };
}
