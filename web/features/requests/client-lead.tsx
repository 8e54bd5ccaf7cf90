import type { Lead } from "#src/features/requests/schemas.ts";
import { LEAD } from "./lead-messages.ts";

/** What a provider wants to know of the client before spending time on the request. */
export function ClientLead({ lead: { isEmailConfirmed, hasConfirmedPhone, isFirst, former } }: { lead: Lead }) {
  return (
    <ul>
      {isEmailConfirmed && <li>{LEAD.isEmailConfirmed}</li>}
      {hasConfirmedPhone && <li>{LEAD.hasConfirmedPhone}</li>}
      {isFirst && <li>{LEAD.isFirst}</li>}
      {former.requests > 0 && <li>{LEAD.former(former)}</li>}
    </ul>
  );
}
