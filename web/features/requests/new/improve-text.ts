import { isServiceType } from "#src/features/requests/catalogue.ts";
import { failureOf } from "@/lib/errors.ts";
import { type trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import type { RequestFormApi } from "./draft.ts";
import { IMPROVED, improveFailure, improveProblem } from "./late-form-messages.ts";

interface Improving {
  form: RequestFormApi;
  mutate: ReturnType<typeof trpc.requests.improveText.useMutation>["mutate"];
  replace: (text: string) => void;
  setFormer: (text: string | null) => void;
  setStatus: (status: string) => void;
}

function fail(form: RequestFormApi, error: unknown): void {
  const failed = failureOf(error);
  const { title, text } = improveFailure(failed);
  notify.error(title, text);
  const message = failed.fields["text"];
  if (message) form.setError("description", { type: "server", message }, { shouldFocus: true });
  if (failed.code === "auth.required") void trpcUtils.auth.me.invalidate();
}

/** Sends the description to the AI, and puts the answer in its place. Loads when somebody asks for it. */
export function improveText({ form, mutate, replace, setFormer, setStatus }: Improving): void {
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
  // Callbacks are passed to `mutate`, not to the hook, so that they don't run after unmount or `cancel`.
  mutate(
    { text: before, serviceType: isServiceType(chosen) ? chosen : "" },
    {
      onSuccess: ({ improvedText, wasCut }) => {
        replace(improvedText);
        setFormer(before);
        if (wasCut) notify.success(IMPROVED.cut, IMPROVED.cutText);
        else notify.success(IMPROVED.success, IMPROVED.successText);
      },
      onError: (error) => fail(form, error),
      onSettled: () => setStatus(""),
    },
  );
}
