import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { failureMessage, PENDING } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";

/** Sends the link again by repeating the change with the stored values, not with those being typed. */
function useResend({ name, phone, pendingEmail }: OwnProfile) {
  const { mutate, isPending } = trpc.profiles.updateBasics.useMutation(
    mutationSteps({
      success: () => ({ title: PENDING.sent, text: PENDING.sentText }),
      failure: (failure) => failureMessage(PENDING.failed, failure),
    }),
  );
  const resend = () => mutate({ name, whatsapp: phone, email: pendingEmail ?? "" });
  return { isSending: isPending, resend };
}

/** Notice about a new email that awaits confirmation. */
export function PendingEmail({ profile }: { profile: OwnProfile }) {
  const { isSending, resend } = useResend(profile);
  if (profile.pendingEmail === null) return null;
  return (
    <Notice
      tone="waiting"
      action={
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          busy={isSending}
          busyLabel={PENDING.sending}
          onClick={resend}
        >
          {PENDING.resend}
        </Button>
      }
    >
      <strong className="block">{PENDING.title}</strong>
      <span className="break-words">{PENDING.text(profile.pendingEmail, profile.email)}</span>
    </Notice>
  );
}
