import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { findForNotification } from "./queries.ts";

const TIMEOUT_MS = 10_000;

/**
 * Notifies the n8n workflow of a new or changed request; skips one deleted or hidden in the meantime.
 * Throws unless the response is 2xx, so that the delivery is retried.
 */
export async function notifyRequest(
  deps: { env: Env; db: Database },
  payload: { requestId: string; operation: "INSERT" | "UPDATE" },
): Promise<void> {
  const { N8N_WEBHOOK_URL, N8N_WEBHOOK_TOKEN } = deps.env.settings;
  const request = await findForNotification(deps.db, payload.requestId);
  if (!request || N8N_WEBHOOK_URL === "") return;
  const response = await fetch(N8N_WEBHOOK_URL, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${N8N_WEBHOOK_TOKEN}` },
    body: JSON.stringify({
      p_id: request.id,
      p_service_type: request.serviceType,
      p_urgency: request.urgency,
      p_description: request.description,
      p_location: request.location,
      p_city: request.city,
      p_contact_name: request.contactName,
      p_contact_phone: request.contactPhone,
      p_created_by: request.createdBy,
      p_operation: payload.operation,
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`n8n answered ${response.status}`);
}
