import { SupportNotice } from "@/ui/support-notice.tsx";
import { LOGIN } from "./messages.ts";

/** Tells the owner of a blocked account whom to ask. */
export function BlockedNotice() {
  return (
    <SupportNotice tone="problem" label={LOGIN.support} message={LOGIN.supportText}>
      {LOGIN.blocked}
    </SupportNotice>
  );
}
