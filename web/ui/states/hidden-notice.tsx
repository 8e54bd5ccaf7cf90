import { HIDDEN } from "@/lib/moderation-messages.ts";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";

/** Tells who wrote something that only they see it, and leads to why. Without an `id`, somebody else wrote it. */
export function HiddenNotice({ id }: { id: string | null }) {
  return (
    <Notice
      tone="waiting"
      action={
        id !== null && (
          <ButtonLink href={`/resposta?sobre=${id}`} variant="ghost" size="sm" className="-ml-3">
            {HIDDEN.why}
          </ButtonLink>
        )
      }
    >
      {HIDDEN.text}
    </Notice>
  );
}
