import { failureOf } from "@/lib/errors.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { emailProblem } from "../contact-checks.ts";
import { MAIL_FAILED, MAILS, outsideCause } from "../messages.ts";

export type MailKind = keyof typeof MAILS;

/** Requests one of the two mails and shows the toasts. */
export function useMailRequest(kind: MailKind, onEmailProblem?: (text: string) => void) {
  const returnTo = useReturnTo();
  const steps = mutationSteps({
    success: () => ({ title: MAILS[kind].sent, text: MAILS[kind].sentText }),
    failure: () => ({ title: MAIL_FAILED, text: MAILS[kind].failed }),
  });
  const requests = {
    reset: trpc.auth.requestPasswordReset.useMutation(steps),
    confirm: trpc.auth.resendConfirmation.useMutation(steps),
  };
  const { mutate, reset, isPending, isSuccess, error, variables } = requests[kind];
  const send = (email: string) => {
    if (isPending) return;
    reset();
    const wrong = emailProblem(email);
    if (!wrong) return mutate({ email, returnTo });
    const text = email.trim() === "" ? MAILS[kind].need : wrong.text;
    notify.error(wrong.title, text);
    onEmailProblem?.(text);
  };
  const problem = error && (outsideCause(failureOf(error)) ?? MAILS[kind].failed);
  const sentTo = isSuccess ? variables.email.trim() : null;
  return { isSending: isPending, problem, sentTo, send };
}

export type MailRequest = ReturnType<typeof useMailRequest>;
