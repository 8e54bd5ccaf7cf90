import { ButtonLink } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { LOGIN } from "./messages.ts";

/** Tells the owner of a blocked account whom to ask. */
export function BlockedNotice() {
  const support = (
    <ButtonLink
      href={`/suporte?texto=${encodeURIComponent(LOGIN.supportText)}`}
      newTab
      variant="ghost"
      size="sm"
      className="-ml-3"
    >
      {LOGIN.support}
    </ButtonLink>
  );
  return (
    <Notice tone="problem" action={support}>
      {LOGIN.blocked}
    </Notice>
  );
}
