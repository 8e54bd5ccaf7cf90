import { HIDDEN } from "@/lib/moderation-messages.ts";
import { SupportNotice } from "../support-notice.tsx";

/** Tells the owner of something that only they see it. */
export function HiddenNotice() {
  return (
    <SupportNotice tone="waiting" message={HIDDEN.supportText}>
      {HIDDEN.text}
    </SupportNotice>
  );
}
