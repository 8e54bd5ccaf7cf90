import { HIDDEN } from "@/lib/moderation-messages.ts";
import { ButtonLink } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Tells the owner of something that only they see it. */
export function HiddenNotice() {
  const support = (
    <ButtonLink
      href={`/suporte?texto=${encodeURIComponent(HIDDEN.supportText)}`}
      newTab
      variant="ghost"
      size="sm"
      className="-ml-3"
    >
      {HIDDEN.support}
    </ButtonLink>
  );
  return (
    <Notice tone="waiting" action={support}>
      {HIDDEN.text}
    </Notice>
  );
}
