import type { ReactNode } from "react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { formatDay } from "@/lib/format/dates.ts";
import { HISTORY } from "./messages.ts";

/** Who said what about a confirmed hire, and when. */
export function HireHistory({ hire }: { hire: HireView }) {
  const { side, personName, createdAt, answeredAt, endedAs, endedAt, isEndedByMe, endReason } = hire;
  const [client, provider] = side === "client" ? [null, personName] : [personName, null];
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <h4 className="sr-only">{HISTORY.title}</h4>
      <ol className="space-y-0.5">
        <Step at={createdAt}>{HISTORY.proposed(client)}</Step>
        {answeredAt !== null && <Step at={answeredAt}>{HISTORY.confirmed(provider)}</Step>}
        {endedAs && endedAt !== null && (
          <Step at={endedAt}>
            {HISTORY[endedAs](isEndedByMe ? null : personName)}
            {endReason && <span className="block whitespace-pre-line text-ink">{HISTORY.reason(endReason)}</span>}
          </Step>
        )}
      </ol>
    </div>
  );
}

function Step({ at, children }: { at: number; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className="shrink-0 tabular-nums">{formatDay(at)}</span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
