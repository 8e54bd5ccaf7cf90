import { useState } from "react";
import { TRY_LATER } from "@/lib/failure-messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import type { RequestFormApi } from "./draft.ts";
import { IMPROVE } from "./form-messages.ts";

/** Improves the description with AI and shows toasts. `undo` restores the previous text until the field is edited. */
export function useImproveText(form: RequestFormApi) {
  /** The text before the improvement; null when there is nothing to undo. */
  const [former, setFormer] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const { mutate, reset, isPending } = trpc.requests.improveText.useMutation();

  const replace = (text: string) => {
    form.setValue("description", text, { shouldDirty: true, shouldTouch: true });
    form.clearErrors("description");
  };
  const improve = () =>
    void import("./improve-text.ts").then(
      ({ improveText }) => improveText({ form, mutate, replace, setFormer, setStatus }),
      () => notify.error(TRY_LATER),
    );
  const undo = () => {
    if (former === null) return;
    replace(former);
    setFormer(null);
    setStatus(IMPROVE.undone);
  };
  const forget = () => {
    setFormer(null);
    setStatus("");
  };
  const cancel = () => {
    reset();
    forget();
  };
  return { improve, undo, forget, cancel, isImproving: isPending, canUndo: former !== null, status };
}

export type ImproveText = ReturnType<typeof useImproveText>;
