import { Link } from "@tanstack/react-router";
import { HIDDEN } from "@/lib/moderation-messages.ts";
import { buttonClass } from "../button.tsx";
import { Notice } from "../notice.tsx";

/** Tells the author of something that only they can see it, and links to the reason. `id` is null for everyone else. */
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
