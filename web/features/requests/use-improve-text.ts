import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isServiceType } from "#src/features/requests/catalogue.ts";
import type { RequestFormValues, RequestInput } from "#src/features/requests/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { IMPROVE, TRY_LATER } from "./form-messages.ts";

export type RequestFormApi = UseFormReturn<RequestFormValues, unknown, RequestInput>;

type Texts = typeof import("./late-form-messages.ts");

/** Improves the description with AI and shows toasts. `undo` restores the previous text until the field is edited. */
export function useImproveText(form: RequestFormApi) {
  /** The text before the improvement; null when there is nothing to undo. */
  const [former, setFormer] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  // Callbacks are passed to `mutate`, not to the hook, so that they don't run after unmount or `cancel`.
  const { mutate, reset, isPending } = trpc.requests.improveText.useMutation();

  const replace = (text: string) => {
    form.setValue("description", text, { shouldDirty: true, shouldTouch: true });
    form.clearErrors("description");
  };
  const fail = (error: unknown, { improveFailure }: Texts) => {
    const failed = failureOf(error);
    const { title, text } = improveFailure(failed);
    notify.error(title, text);
    const message = failed.fields["text"];
    if (message) form.setError("description", { type: "server", message }, { shouldFocus: true });
    if (failed.code === "auth.required") void trpcUtils.auth.me.invalidate();
  };
  const improveWith = (texts: Texts) => {
    const { IMPROVED, improveProblem } = texts;
    const before = form.getValues("description");
    const problem = improveProblem(before.trim());
    if (problem) {
      notify.error(problem.title, problem.text);
      if (problem.isFields) form.setFocus("description");
      return;
    }
    const chosen = form.getValues("serviceType");
    setFormer(null);
    setStatus(IMPROVED.busyStatus);
    mutate(
      { text: before, serviceType: isServiceType(chosen) ? chosen : "" },
      {
        onSuccess: ({ improvedText, wasCut }) => {
          replace(improvedText);
          setFormer(before);
          if (wasCut) notify.success(IMPROVED.cut, IMPROVED.cutText);
          else notify.success(IMPROVED.success, IMPROVED.successText);
        },
        onError: (error) => fail(error, texts),
        onSettled: () => setStatus(""),
      },
    );
  };
  // The photos of the form load these texts, too.
  const improve = () => void import("./late-form-messages.ts").then(improveWith, () => notify.error(TRY_LATER));
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
