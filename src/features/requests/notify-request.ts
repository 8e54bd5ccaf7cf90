import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { callWorkflow, hasWorkflow } from "../../platform/delivery/n8n.ts";
import { findForNotification } from "./queries.ts";

/**
 * Notifies the n8n workflow of a new or changed request; skips one deleted or hidden in the meantime.
 * Throws what {@link callWorkflow} throws.
 */
export async function notifyRequest(
  { env, db }: { env: Env; db: Database },
  payload: { requestId: string; operation: "INSERT" | "UPDATE" },
): Promise<void> {
  if (!hasWorkflow(env.settings)) return;
  const request = await findForNotification(db, payload.requestId);
  if (!request) return;
  await callWorkflow(env.settings, {
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
  });
}
