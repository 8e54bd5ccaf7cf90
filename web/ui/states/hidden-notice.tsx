import { Link } from "@tanstack/react-router";
import { HIDDEN } from "@/lib/moderation-messages.ts";
import { buttonClass } from "../button.tsx";
import { Notice } from "../notice.tsx";

/** Tells who wrote something that only they see it, and leads to why. Without an `id`, somebody else wrote it. */
export function HiddenNotice({ id }: { id: string | null }) {
  return (
    <Notice
      tone="waiting"
      action={
        id !== null && (
          <Link
            to="/resposta"
            search={{ sobre: id }}
            className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}
          >
            {HIDDEN.why}
          </Link>
        )
      }
    >
      {HIDDEN.text}
    </Notice>
  );
}
