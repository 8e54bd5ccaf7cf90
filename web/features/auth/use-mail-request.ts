import { useState } from "react";
import { failureOf } from "@/lib/errors.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { useWantedPlace } from "@/lib/wanted-place.ts";
import { notify } from "@/ui/toast.tsx";
import { emailProblem } from "./contact-checks.ts";
import { MAIL_FAILED, MAILS, outsideCause } from "./messages.ts";

export type MailKind = keyof typeof MAILS;

function ask(kind: MailKind, input: { email: string; place: string | null }): Promise<void> {
  return kind === "reset"
    ? trpcClient.auth.requestPasswordReset.mutate(input)
    : trpcClient.auth.resendConfirmation.mutate(input);
}

/** Asks for one of the two mails and shows its toasts. */
export function useMailRequest(kind: MailKind, onEmailProblem?: (text: string) => void) {
  const place = useWantedPlace();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ sentTo: string } | { problem: string } | null>(null);
  const send = async (email: string) => {
    if (isSending) return;
    setOutcome(null);
    const wrong = emailProblem(email);
    if (wrong) {
      const text = email.trim() === "" ? MAILS[kind].need : wrong.text;
      notify.error(wrong.title, text);
      return onEmailProblem?.(text);
    }
    setSending(true);
    try {
      await ask(kind, { email, place });
      notify.success(MAILS[kind].sent, MAILS[kind].sentText);
      setOutcome({ sentTo: email.trim() });
    } catch (error) {
      notify.error(MAIL_FAILED, MAILS[kind].failed);
      setOutcome({ problem: outsideCause(failureOf(error)) ?? MAILS[kind].failed });
    } finally {
      setSending(false);
    }
  };
  return { isSending, outcome, send };
}

export type MailRequest = ReturnType<typeof useMailRequest>;
